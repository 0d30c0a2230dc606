import { control } from '@open-account/contracts/control/control'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { clockRoutes } from './clock.ts'
import { coverageRoutes } from './coverage.ts'
import { faultRoutes } from './faults.ts'
import { flagRoutes } from './flags.ts'
import { inboxRoutes } from './inbox.ts'
import { journalRoutes } from './journal.ts'
import { latencyRoutes } from './latency.ts'
import { personaRoutes } from './personas.ts'
import { snapshotRoutes } from './snapshots.ts'
import { streamRoutes } from './streams.ts'
import { valueRoutes } from './values.ts'
import { worldRoutes } from './worlds.ts'

/** The control API: how a tester steers the service. */
export const serveControl = async (
  app: FastifyInstance,
  service: Service,
  validateAnswers: boolean,
): Promise<void> => {
  const options = { validateAnswers, delayed: false, control: true }
  await serve(app, 'worlds', control.worlds, worldRoutes(service, app.journal.flush), options)
  await serve(app, 'clock', control.clock, clockRoutes(service), options)
  await serve(app, 'flags', control.flags, flagRoutes(service), options)
  await serve(app, 'latency', control.latency, latencyRoutes(service), options)
  await serve(app, 'inbox', control.inbox, inboxRoutes(service), options)
  await serve(app, 'personas', control.personas, personaRoutes(service), options)
  await serve(app, 'journal', control.journal, journalRoutes(service, app.journal.flush), options)
  await serve(app, 'faults', control.faults, faultRoutes(service), options)
  await serve(app, 'coverage', control.coverage, coverageRoutes(service, app.journal.flush), options)
  await serve(app, 'streams', control.streams, streamRoutes(service), options)
  await serve(app, 'snapshots', control.snapshots, snapshotRoutes(service, app.journal.flush), options)
  await serve(app, 'values', control.values, valueRoutes(), options)
}
