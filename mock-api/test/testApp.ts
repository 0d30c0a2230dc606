import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AppOptions, buildApp } from '../src/app/app.ts'
import { parseEnv } from '../src/kit/env.ts'
import { folderStore } from '../src/files/folderStore.ts'
import type { Service } from '../src/service/service.ts'
import type { Database } from '../src/store/database.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import { openStoreOn } from '../src/store/store.ts'
import { createWorld } from '../src/store/worlds.ts'
import { defaultWorld } from '../src/store/world.ts'
import { makeEmptyStore } from '../src/store/makeEmptyStore.ts'

/** Friday 20 November 2026, 10:15 in Singapore. */
export const now = Date.parse('2026-11-20T10:15:00+08:00')

/** The tables of the stores in memory. The migrations make them once, because they take longer than most tests. */
let emptyStore: Promise<string> | null = null
const storeInMemory = async (): Promise<Database> => {
  emptyStore ??= makeEmptyStore()
  return sqliteDatabase(':memory:', await emptyStore)
}

interface TestApp {
  readonly app: FastifyInstance
  readonly service: Service
  readonly folder: string
}

/** A service for one test, with a clock that the test sets. It closes with the test. */
export const testApp = async (
  variables: Readonly<Record<string, string>> = {},
  changes: Partial<Service> = {},
  databaseIn: (folder: string) => Database | Promise<Database> = storeInMemory,
  options: AppOptions = {},
): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-'))
  const env = parseEnv({ DATA_DIR: folder, LATENCY_MS: '0', WEB_DIST: join(folder, 'no-web'), ...variables })
  const { db, reads, relaxedCommit, erase, notifications } = await openStoreOn(await databaseIn(folder))
  await createWorld(db, { id: defaultWorld, createdAt: now, expiresAt: null })
  const service: Service = {
    env,
    db,
    reads,
    relaxedCommit,
    erase,
    notifications,
    files: folderStore(join(folder, 'files')),
    mailer: { send: () => Promise.resolve(), close: () => undefined },
    clock: () => now,
    sleep: () => Promise.resolve(),
    ...changes,
  }
  const app = await buildApp(service, { validateAnswers: true, confirmsAtOnce: false, ...options })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return { app, service, folder }
}
