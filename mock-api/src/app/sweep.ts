import { plugin } from '../kit/plugin.ts'
import type { Service } from '../service/service.ts'
import { sweepSignatures } from '../subjects/signature/sweepSignatures.ts'
import { recordedFiles } from '../subjects/worlds/recordedFiles.ts'
import { trimRequestLog, worldsWithOldRequests } from '../store/requestLog.ts'
import { expiredWorlds } from '../store/worlds.ts'
import { removeWorld } from '../subjects/worlds/emptyWorld.ts'
import { inTurn } from './inTurn.ts'

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
  const { run, runEvery } = inTurn(app)
  const files = { work: () => sweepFiles(service), failure: 'orphaned files could not be removed' }
  runEvery(sweepEvery, {
    work: () => sweepRows(service),
    failure: 'expired worlds and signatures could not be removed',
  })
  runEvery(sweepFilesEvery, files)
  app.addHook('onListen', done => {
    void run(files)
    done()
  })
})
