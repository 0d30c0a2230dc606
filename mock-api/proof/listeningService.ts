import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import type { Timeouts } from '../src/kit/timeouts.ts'
import { applicant } from '../test/application.ts'
import { testApp } from '../test/testApp.ts'

export interface ListeningService {
  readonly origin: string
  /** A transaction that was started. */
  readonly state: string
  /** The connections of the service, as it has them. */
  readonly connections: readonly Socket[]
}

/** The service in this process, on a port of its own, for one attack. */
export const listeningService = async (timeouts: Partial<Timeouts> = {}): Promise<ListeningService> => {
  const { service } = await testApp()
  const app = await buildApp(service, { timeouts })
  const connections: Socket[] = []
  app.server.on('connection', socket => connections.push(socket))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { origin, state: await applicant(app).start(), connections }
}

/** Timeouts of a hundredth or so of the real ones, in the same proportions. */
export const shortTimeouts: Partial<Timeouts> = {
  headers: 160,
  requestCheck: 20,
  body: 180,
  uploadCheck: 160,
  uploadBytes: 160,
  linger: 50,
}
