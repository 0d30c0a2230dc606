import { refusal } from '@open-account/contracts/errors'
import { submitAnswer } from '@open-account/contracts/submitAnswer'
import { Refusal } from '../../kit/refusal.ts'
import { applicantBy, type Call, type Headers } from './applicantBy.ts'
import { madeUpPerson } from './madeUpPerson.ts'
import type { Flow } from './particulars.ts'

interface Answer {
  readonly statusCode: number
  readonly body: string
}

interface Seed {
  readonly flow: Flow
  /** Of the applicant. */
  readonly number: number
}

/** Refuses the seed with the reason for which the service refused one of its calls. */
const accepted = ({ statusCode, body }: Answer): Answer => {
  if (statusCode < 400) return { statusCode, body }
  const { error, error_description: description } = refusal.parse(JSON.parse(body))
  throw new Refusal('application_incomplete', {
    description: `The world refuses the application: ${error}. ${description}`,
  })
}

/** What an applicant typed in. A company has its own particulars. */
const typedBy = ({ flow, number }: Seed) => {
  const { name, nric, email } = madeUpPerson(number)
  return flow.endsWith('/company') ? { authorised_name: name, email } : { name, nric, email }
}

/**
 * Makes an application of a made-up applicant by the same calls as the application on the screen, so that the same rules
 * apply. Refuses it with the service's own reason when one of the calls is refused.
 */
export const seedApplication = async (
  send: (call: Call) => Promise<Answer>,
  headers: Headers,
  seed: Seed,
): Promise<{ readonly state_id: string; readonly app_id: string }> => {
  const { readyIn, submit } = applicantBy(async call => accepted(await send(call)), headers)
  const { state_id, body } = await readyIn(seed.flow, typedBy(seed))
  const { app_id } = submitAnswer.parse(JSON.parse((await submit(body)).body))
  return { state_id, app_id }
}
