import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { programFolder, startServer } from './postgresServer.ts'

export interface TestServer {
  readonly url: string
  /** The prefix of the names of this run's databases. */
  readonly prefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which databases can be created, or null to use PGlite. */
    postgres: TestServer | null
  }
}

/** Deletes every database of this run from a server that was already running. */
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

/** Gives the tests a real PostgreSQL server: the one at DATABASE_URL, or else one that is started from the programs of this machine. */
export default async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const prefix = `test_${randomBytes(6).toString('hex')}_`
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  if (databaseUrl !== '') {
    const server = { url: databaseUrl, prefix }
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
