import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Env } from '../kit/env.ts'
import { filesOf } from '../files/filesOf.ts'
import { serviceLogger } from './logger.ts'
import { mailerOf } from '../mail/mailerOf.ts'
import type { Service } from '../service/service.ts'
import { signInText, withControlToken } from '../subjects/steering/controlToken.ts'
import { openStore } from '../store/store.ts'
import { createWorld } from '../store/worlds.ts'
import { defaultWorld } from '../store/world.ts'

const second = 1_000
/** The deadline of the stop, after which the process exits. Milliseconds after the signal. */
const stopDeadline = 9_500

/** Ends the process when it has not stopped at the deadline. */
const exitAtDeadline = (logger: Logger): void => {
  const timer = setTimeout(() => {
    logger.fatal('the service did not stop in time')
    process.exit(1)
  }, stopDeadline)
  timer.unref()
}

/** Starts the service with these settings; it stops cleanly on SIGINT and SIGTERM. */
export const start = async (settings: Env): Promise<void> => {
  const env = withControlToken(settings)
  const logger = serviceLogger(env)
  const { db, reads, relaxedCommit, erase, notifications } = await openStore(env, reason =>
    logger.error({ reason }, 'a connection to the database broke'),
  )
  const files = await filesOf(env, reason => logger.error({ reason }, 'the object store failed'))
  await createWorld(db, { id: defaultWorld, createdAt: Date.now(), expiresAt: null })
  const service: Service = {
    env,
    db,
    reads,
    relaxedCommit,
    erase,
    notifications,
    files,
    mailer: await mailerOf(env),
    clock: Date.now,
    /** The timer does not hold the process open while the service stops. */
    sleep: async milliseconds => {
      await wait(milliseconds, undefined, { ref: false })
    },
  }
  const app = await buildApp(service, { logger })

  const stop = async () => {
    app.draining.begin()
    exitAtDeadline(logger)
    await wait(env.DRAIN_SECONDS * second)
    await app.close()
    service.mailer.close()
    await db.destroy()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        logger.fatal({ err: error }, 'the service did not stop cleanly')
        process.exitCode = 1
      })
    })
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  if (env.CONTROL_TOKEN !== settings.CONTROL_TOKEN)
    process.stdout.write(`${signInText(env, new URL(address).port)}\n`)
}
