import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './freePort.ts'

/** Debian installs each version's programs in their own folder, which is not in PATH. */
const debianFolder = '/usr/lib/postgresql'

/** The folder of the PostgreSQL programs on this machine. */
export const programFolder = (): string | undefined => {
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

/** The server refuses to run as root, so it needs another user. */
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

const ready = 'ready to accept connections'

/** Starts a server in a temporary folder. */
export const startServer = async (programs: string) => {
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
  const start = async (): Promise<ChildProcess> => {
    const settings = ['fsync=off', 'max_connections=200'].flatMap(setting => ['-c', setting])
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...settings],
      { ...who, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const output: string[] = []
    for await (const line of createInterface(server.stderr)) {
      output.push(line)
      if (line.includes(ready)) break
    }
    if (!output.at(-1)?.includes(ready)) throw new Error(`PostgreSQL did not start: ${output.join('\n')}`)
    server.stderr.resume()
    return server
  }
  let running = await start()
  /** Closes every connection and stops the server. */
  const halt = async () => {
    const exit = once(running, 'exit')
    running.kill('SIGINT')
    await exit
  }
  const stop = async () => {
    await halt()
    await rm(folder, { recursive: true, force: true })
  }
  const goOn = async () => {
    running = await start()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, halt, goOn, stop }
}
