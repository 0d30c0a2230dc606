import { plugin } from '../kit/plugin.ts'
import type { Service } from '../service/service.ts'
import { sweepSignatures } from '../subjects/signature/sweepSignatures.ts'
import { recordedFiles } from '../subjects/worlds/recordedFiles.ts'
import { troubleOf } from '../kit/troubleOf.ts'
import { trimRequestLog, worldsWithOldRequests } from '../store/requestLog.ts'
import { expiredWorlds } from '../store/worlds.ts'
import { removeWorld } from '../subjects/worlds/emptyWorld.ts'

type Sweeper = Pick<Service, 'db' | 'relaxedCommit' | 'files' | 'notifications' | 'erase' | 'clock'>

/** How often expired worlds and unclaimed signatures are removed. Milliseconds. */
const sweepEvery = 60_000
/** How often the sweep removes the files of killed processes and erases deleted data from the store. Milliseconds. */
const sweepFilesEvery = 10_000

/** Removes every expired world. */
export const sweepWorlds = async (service: Sweeper): Promise<void> => {
  for (const id of await expiredWorlds(service.db, service.clock())) await removeWorld(service, id)
}

/** Deletes the calls that are older than a request log keeps them. */
const sweepRequestLogs = async ({ db, relaxedCommit, clock }: Sweeper): Promise<void> => {
  for (const world of await worldsWithOldRequests(db, clock()))
    await trimRequestLog(relaxedCommit, world, clock())
}

const sweepRows = async (service: Sweeper): Promise<void> => {
  await sweepWorlds(service)
  await sweepSignatures(service)
  await sweepRequestLogs(service)
}

const sweepFiles = async ({ db, files, erase }: Sweeper): Promise<void> => {
  await files.sweep(recordedFiles(db))
  await erase()
}

/** Sweeps when the service starts and at intervals while it runs. */
export const sweeping = plugin<Service>({ name: 'sweeping' }, (app, service) => {
  let running = Promise.resolve()
  /** One sweep after the other. An unreachable or full store is swept later. */
  const run = (sweep: (service: Sweeper) => Promise<void>, failure: string) => {
    running = running
      .then(() => sweep(service))
      .catch((error: unknown) => {
        if (troubleOf(error) === null) app.log.error({ err: error }, failure)
      })
  }
  const runFiles = () => run(sweepFiles, 'orphaned files could not be removed')
  const timers = [
    setInterval(() => run(sweepRows, 'expired worlds and signatures could not be removed'), sweepEvery),
    setInterval(runFiles, sweepFilesEvery),
  ]
  app.addHook('onListen', done => {
    runFiles()
    done()
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  })
})
