import { contract } from '@open-account/contracts'
import { applicantOver } from '../test/application.ts'

/** A result that the service acknowledged with success, and must still have later. */
export type Acknowledgement =
  | { readonly kind: 'started'; readonly state: string }
  | { readonly kind: 'uploaded'; readonly state: string; readonly file: string }
  | { readonly kind: 'submitted'; readonly body: object; readonly answer: string }

const uploaded = contract.attachment.upload.responses[200]
const listed = contract.attachment.list.responses[200]
const isAccepted = (answer: string): boolean => answer.includes('"status":"SUCCESS"')

/** An applicant in a new world, whose timeslots are all free. */
export const applicantInWorld = async (origin: string, id: string) => {
  const { status } = await fetch(`${origin}/mock/v1/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  if (status !== 201) throw new Error(`The creation of a world is answered ${status}`)
  return applicantOver(origin, { 'x-world': id })
}

/** Applies repeatedly, each time in another world, and records each acknowledgement, until the service stops. */
export const applyUntilStopped = async (
  origin: string,
  name: string,
  note: (acknowledged: Acknowledgement) => void,
  isStopped: () => boolean,
): Promise<void> => {
  for (let count = 0; !isStopped(); count += 1) {
    const person = await applicantInWorld(origin, `${name}-${count}`)
    const state = await person.start()
    note({ kind: 'started', state })
    for (const type of ['nric_front', 'nric_back', 'nric_front']) {
      const { body } = await person.upload(state, type)
      note({ kind: 'uploaded', state, file: uploaded.parse(JSON.parse(body)).file_id })
    }
    const { body } = await person.ready()
    const { body: answer } = await person.submit(body)
    if (!isAccepted(answer)) throw new Error(`A submission was answered ${answer}`)
    note({ kind: 'submitted', body, answer })
  }
}

/** The loss of an acknowledged result; undefined when it is complete. A later file may have replaced a file. */
export const lossOf = async (
  origin: string,
  acknowledged: Acknowledgement,
  replaced: ReadonlySet<string>,
): Promise<string | undefined> => {
  if (acknowledged.kind === 'submitted') {
    const { body } = await applicantOver(origin).submit(acknowledged.body)
    return body === acknowledged.answer ? undefined : `a submission is answered ${body}`
  }
  const answer = await fetch(`${origin}/v1/transaction/attachment/${acknowledged.state}`)
  const text = await answer.text()
  if (answer.status !== 200) return `transaction ${acknowledged.state} is answered ${text}`
  if (acknowledged.kind === 'started' || replaced.has(acknowledged.file)) return undefined
  const files = listed.parse(JSON.parse(text)).attachmentDetails
  return files.some(({ file_id: id }) => id === acknowledged.file)
    ? undefined
    : `file ${acknowledged.file} is not listed`
}

/** The files that a later file of the same type and transaction replaced. */
export const replacedIn = (acknowledged: readonly Acknowledgement[]): ReadonlySet<string> => {
  const byState = Map.groupBy(
    acknowledged.filter(one => one.kind === 'uploaded'),
    ({ state }) => state,
  )
  /** The third file replaces the first one, even when its answer was lost. */
  return new Set([...byState.values()].flatMap(files => (files.length >= 2 ? [files[0]?.file ?? ''] : [])))
}
