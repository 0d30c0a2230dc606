import { applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

/** An applicant at a service whose clock the test sets. */
export const arrangeSubmission = async () => {
  let at = now
  const { app, service } = await testApp({}, { clock: () => at })
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  return { app, service, pass, ...applicant(app) }
}

/** The body of a refused submission. */
export type Refused = { error: string; issues?: { path: string }[] }
