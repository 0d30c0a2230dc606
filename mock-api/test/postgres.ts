import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

export interface TestServer {
  readonly url: string
  /** What the names of this run's databases begin with. */
  readonly prefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server where databases can be made, or null when PGlite has to stand in. */
    postgres: TestServer | null
  }
}

/** Debian keeps each version's programs in a folder of its own, off the path. */
const debianFolder = '/usr/lib/postgresql'

const programFolder = (): string | undefined => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map(version => join(debianFolder, version, 'bin')),
  ]
  return folders.find(folder => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** The server refuses to run as root: somebody else has to. */
const owner = (): Owner => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (user: string, kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') }
    } catch (error) {
      if (user === 'nobody') throw error
    }
  }
  return {}
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port')
  return address.port
}

const ready = 'ready to accept connections'

/** Starts a server of its own for this run, in a folder that goes with it. */
const startServer = async (programs: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-postgres-'))
  const who = owner()
  if (who.uid !== undefined && who.gid !== undefined) await chown(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    {
      ...who,
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...who, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const said: string[] = []
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (line.includes(ready)) break
  }
  if (!said.at(-1)?.includes(ready)) throw new Error(`PostgreSQL did not start: ${said.join('\n')}`)
  server.stderr.resume()
  const stop = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** Removes every database of this run from a server that stays. */
const dropDatabases = async ({ url, prefix }: TestServer): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  try {
    const found = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of found.rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}

/** The store's tests run on a real PostgreSQL: the one at DATABASE_URL, else one started from this machine's programs. */
export default async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const prefix = `test_${randomBytes(6).toString('hex')}_`
  const given = process.env['DATABASE_URL'] ?? ''
  if (given !== '') {
    const server = { url: given, prefix }
    provide('postgres', server)
    return () => dropDatabases(server)
  }
  const programs = programFolder()
  if (programs !== undefined) {
    const { url, stop } = await startServer(programs)
    provide('postgres', { url, prefix })
    return stop
  }
  if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL server on this machine, and CI=true asks for one')
  process.stdout.write('No PostgreSQL server on this machine: PGlite stands in for it.\n')
  provide('postgres', null)
  return undefined
}
