import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { applicant } from './application.ts'
import { formRequest } from './formRequest.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { now, testApp } from './testApp.ts'

/** An applicant who signs, at a service whose clock the test sets. */
export const arrangeSignature = async () => {
  let at = now
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  const { app, service, folder } = await testApp({}, { clock: () => at })
  const filesLeft = async () => {
    const names = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return names.filter(entry => entry.isFile()).length
  }
  return { app, service, pass, filesLeft, ...applicant(app) }
}

/** The same, with an accepted application and the call that makes its form. */
export const accepted = async (
  flow: Flow = 'residential/company',
  changes: object = {},
  postalCode?: string,
) => {
  const person = await arrangeSignature()
  const { body, state_id } = await person.readyIn(flow, changes, postalCode)
  const answer = await person.submit(body)
  const { app_id } = answer.json<{ app_id: string }>()
  const generate = (body: object) => person.post('/v1/eSignature/generateOpenAccountPDF', body)
  return { ...person, body, state_id, app_id, form: formRequest(body, app_id), generate }
}
