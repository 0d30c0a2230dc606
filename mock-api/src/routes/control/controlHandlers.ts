import { control } from '@open-account/contracts/control/control'
import type { FastifyInstance } from 'fastify'
import { type CollectedHandlers, collectHandlers, type Part, resource } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { applicationRoutes } from './applications.ts'
import { clockRoutes } from './clock.ts'
import { coverageRoutes } from './coverage.ts'
import { eventRoutes } from './events.ts'
import { faultRoutes } from './faults.ts'
import { flagRoutes } from './flags.ts'
import { inboxRoutes } from './inbox.ts'
import { linkRoutes } from './links.ts'
import { recordingRoutes } from './recordings.ts'
import { receiverRoutes } from './receiver.ts'
import { requestLogRoutes } from './requestLog.ts'
import { latencyRoutes } from './latency.ts'
import { ownValueRoutes } from './ownValues.ts'
import { personaRoutes } from './personas.ts'
import { reportCardRoutes } from './reportCard.ts'
import { snapshotRoutes } from './snapshots.ts'
import { streamRoutes } from './streams.ts'
import { valueRoutes } from './values.ts'
import { webhookRoutes } from './webhooks.ts'
import { worldRoutes } from './worlds.ts'

/** The handlers of the control API, by the method and the address of a call. A resource that is missing does not compile. */
export const controlHandlers = (
  app: FastifyInstance,
  service: Service,
  validateAnswers: boolean,
): CollectedHandlers => {
  const options = { validateAnswers, delayed: false }
  const { flush } = app.requestLog
  const resources = {
    worlds: resource(control.worlds, worldRoutes(service, flush), options),
    clock: resource(control.clock, clockRoutes(service), options),
    flags: resource(control.flags, flagRoutes(service), options),
    latency: resource(control.latency, latencyRoutes(service), options),
    inbox: resource(control.inbox, inboxRoutes(service), options),
    personas: resource(control.personas, personaRoutes(service), options),
    requestLog: resource(control.requestLog, requestLogRoutes(service, flush), options),
    recordings: resource(control.recordings, recordingRoutes(service, app), options),
    faults: resource(control.faults, faultRoutes(service), options),
    coverage: resource(control.coverage, coverageRoutes(service, flush), options),
    reportCard: resource(control.reportCard, reportCardRoutes(service, flush), options),
    streams: resource(control.streams, streamRoutes(service), options),
    applications: resource(control.applications, applicationRoutes(service, app), options),
    events: resource(control.events, eventRoutes(service, app.draining), options),
    receiver: resource(control.receiver, receiverRoutes(service), options),
    webhooks: resource(control.webhooks, webhookRoutes(service), options),
    snapshots: resource(control.snapshots, snapshotRoutes(service, flush), options),
    links: resource(control.links, linkRoutes(service), options),
    ownValues: resource(control.ownValues, ownValueRoutes(service), options),
    values: resource(control.values, valueRoutes(), options),
  } satisfies Record<keyof typeof control, Part>
  return collectHandlers(resources)
}
