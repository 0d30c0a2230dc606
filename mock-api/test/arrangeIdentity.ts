import { applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

/** The name and value of the cookie in a `Set-Cookie` header. */
export const cookieOf = (header: string | string[] | number | undefined): string =>
  String(header).split(';', 1)[0] ?? ''

/** An applicant at the identity service. */
export const arrangeIdentity = async (clock = () => now) => {
  const { app } = await testApp({}, { clock })
  const person = applicant(app)
  const state = await person.start()
  const authorize = (query = '', headers: Record<string, string> = {}) =>
    app.inject({ url: `/oidc/myinfo/authorize/${state}/00000${query}`, headers })
  const read = (cookie = '') => app.inject({ url: `/oidc/myinfo/data/${state}`, headers: { cookie } })
  const retrieve = async (persona: string) => {
    const back = await authorize(`?persona=${persona}`)
    return read(cookieOf(back.headers['set-cookie']))
  }
  return { app, state, authorize, read, retrieve, ...person }
}
