import '../kit/temporal.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../app/app.ts'
import { folderStore } from '../files/folderStore.ts'
import { parseEnv } from '../kit/env.ts'
import { mailerOf } from '../mail/mailerOf.ts'
import { sqliteDatabase } from '../store/sqlite.ts'
import { openStoreOn } from '../store/store.ts'
import { createWorld } from '../store/worlds.ts'
import { defaultWorld } from '../store/world.ts'
import { openAccountAt, type RunningService } from './running.ts'

/** A service in the process of a test. */
export interface OpenAccount extends RunningService, AsyncDisposable {
  /** Ends the service and deletes what it stored. */
  readonly close: () => Promise<void>
}

/** Starts the service in this process, with a store of its own. `settings` are those of docs/configuration.md. */
export const startOpenAccount = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenAccount> => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-'))
  const env = parseEnv({ DATA_DIR: folder, LATENCY_MS: '0', PORT: '0', ...settings })
  const store = await openStoreOn(sqliteDatabase(':memory:'))
  await createWorld(store.db, { id: defaultWorld, createdAt: Date.now(), expiresAt: null })
  const mailer = await mailerOf(env)
  const app = await buildApp({
    ...store,
    env,
    files: folderStore(join(folder, 'files')),
    mailer,
    clock: Date.now,
    sleep: async milliseconds => {
      await wait(milliseconds, undefined, { ref: false })
    },
  })
  const url = await app.listen({ port: env.PORT, host: env.HOST })
  const close = async () => {
    app.draining.begin()
    await app.close()
    mailer.close()
    await store.db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...openAccountAt(url), close, [Symbol.asyncDispose]: close }
}
