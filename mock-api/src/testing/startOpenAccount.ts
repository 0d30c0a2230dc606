import '../kit/temporal.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { control } from '@open-account/contracts/control/control'
import type { ReportCard } from '@open-account/contracts/control/reportCard'
import { initClient } from '@ts-rest/core'
import { buildApp } from '../app/app.ts'
import { folderStore } from '../files/folderStore.ts'
import { parseEnv } from '../kit/env.ts'
import { mailerOf } from '../mail/mailerOf.ts'
import { sqliteDatabase } from '../store/sqlite.ts'
import { openStoreOn } from '../store/store.ts'
import { createWorld } from '../store/worlds.ts'
import { defaultWorld } from '../store/world.ts'

const clientOf = (url: string) =>
  initClient(control, { baseUrl: url, baseHeaders: {}, throwOnUnknownStatus: true })

type Control = ReturnType<typeof clientOf>
type NewWorld = NonNullable<NonNullable<Parameters<Control['worlds']['create']>[0]>['body']>

/** A world of one test. */
export interface TestWorld extends AsyncDisposable {
  readonly id: string
  /** The headers with which a call enters the world. */
  readonly headers: { readonly 'x-world': string }
  /** The control API; calls for this world need `params`. */
  readonly control: Control
  readonly params: { readonly world: string }
  /** The report card of the client that made the calls in this world. */
  readonly verify: () => Promise<ReportCard>
  /** Deletes the world. */
  readonly close: () => Promise<void>
}

/** A service in the process of a test. */
export interface OpenAccount extends AsyncDisposable {
  /** The address at which it listens: a free port of this machine. */
  readonly url: string
  readonly control: Control
  /** Makes a world. */
  readonly world: (options?: NewWorld) => Promise<TestWorld>
  /** Ends the service and deletes what it stored. */
  readonly close: () => Promise<void>
}

const worldAt = async (client: Control, options: NewWorld): Promise<TestWorld> => {
  const created = await client.worlds.create({ body: options })
  if (created.status !== 201) throw new Error(`The service made no world: ${created.body.error_description}`)
  const params = { world: created.body.id }
  const close = async () => {
    await client.worlds.remove({ params })
  }
  return {
    id: params.world,
    headers: { 'x-world': params.world },
    control: client,
    params,
    verify: async () => {
      const card = await client.reportCard.verify({ params })
      if (card.status !== 200)
        throw new Error(`The service has no report card: ${card.body.error_description}`)
      return card.body
    },
    close,
    [Symbol.asyncDispose]: close,
  }
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
  const client = clientOf(url)
  const close = async () => {
    app.draining.begin()
    await app.close()
    mailer.close()
    await store.db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    url,
    control: client,
    world: (options = {}) => worldAt(client, options),
    close,
    [Symbol.asyncDispose]: close,
  }
}
