import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import type { Timeouts } from '../src/kit/timeouts.ts'
import { applicant } from '../test/application.ts'
import { testApp } from '../test/testApp.ts'

export interface ListeningService {
  readonly origin: string
  /** The id of a started transaction. */
  readonly state: string
  /** The service's ends of its connections. */
  readonly connections: readonly Socket[]
}

/** The service in this process, on its own port, for one attack. */
export const listeningService = async (timeouts: Partial<Timeouts> = {}): Promise<ListeningService> => {
  const { service } = await testApp()
  const app = await buildApp(service, { timeouts })
  const connections: Socket[] = []
  app.server.on('connection', socket => connections.push(socket))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { origin, state: await applicant(app).start(), connections }
}

/** The real timeouts, divided by about a hundred. */
export const shortTimeouts: Partial<Timeouts> = {
  headers: 160,
  requestCheck: 20,
  body: 180,
  uploadCheck: 160,
  uploadBytes: 160,
  linger: 50,
}
