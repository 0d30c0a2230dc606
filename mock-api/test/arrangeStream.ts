import { onTestFinished } from 'vitest'
import { applicant } from './application.ts'
import { linkIn, listen, sessionIn, stateOf } from './kiosk.ts'
import { now, testApp } from './testApp.ts'

/** A timeout that a busy machine meets. Milliseconds. */
export const soon = { timeout: 10_000 }

/** A kiosk with an open stream, at a listening service whose clock the test sets. */
export const arrangeStream = async (variables: Readonly<Record<string, string>> = {}) => {
  const time = { now }
  const { app, service } = await testApp(variables, { clock: () => time.now })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const state = await applicant(app).start()
  const open = async (changes: Partial<Parameters<typeof listen>[1]> = {}) => {
    const listener = await listen(origin, { state: stateOf(state), ...changes })
    onTestFinished(listener.hangUp)
    return listener
  }
  /** Opens a stream and returns it with its link and its session. */
  const opened = async (changes: Partial<Parameters<typeof listen>[1]> = {}) => {
    const stream = await open(changes)
    const events = await stream.heard(2)
    return { stream, link: linkIn(events), session: sessionIn(events) }
  }
  const control = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/mock/v1/worlds${path}`, ...(payload === undefined ? {} : { payload }) })
  const listening = async () => {
    const answer = await control('GET', '/default/streams')
    return answer.json<{ streams: { listening: boolean }[] }>().streams.map(stream => stream.listening)
  }
  return { app, service, origin, state, open, opened, control, listening, time }
}
