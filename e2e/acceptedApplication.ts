import { type SubmitBody, submitBody } from '@open-account/contracts/submission/body'
import { z } from 'zod'

/** The part of a world's archive that the tests read. */
const archive = z.object({
  tables: z.object({
    transactions: z.array(
      z.object({ id: z.string(), app_id: z.string().nullable(), body: z.string().nullable() }),
    ),
    attachments: z.array(z.object({ state_id: z.string(), type: z.string() })),
    signatures: z.array(z.object({ state_id: z.string().nullable() })),
    forms: z.array(z.object({ state_id: z.string() })),
    payments: z.array(z.object({ state_id: z.string(), state: z.string() })),
  }),
})

/** An accepted application as the service stores it. */
export interface AcceptedApplication {
  readonly appId: string
  readonly submitted: SubmitBody
  /** Upload types of its documents, in alphabetical order. */
  readonly documents: readonly string[]
  /** The number of submitted signatures. */
  readonly signatures: number
  /** The number of stored forms with a signature. */
  readonly signedForms: number
  /** The state of each payment attempt. */
  readonly payments: readonly string[]
}

/** The accepted application in a world's archive. Throws unless there is exactly one. */
export const acceptedApplicationIn = (archiveText: string): AcceptedApplication => {
  const { transactions, attachments, signatures, forms, payments } = archive.parse(
    JSON.parse(archiveText),
  ).tables
  const accepted = transactions.flatMap(({ id, app_id: appId, body }) =>
    appId === null || body === null ? [] : [{ id, appId, submitted: submitBody.parse(JSON.parse(body)) }],
  )
  const [application, ...others] = accepted
  if (application === undefined || others.length > 0)
    throw new Error(`Expected one accepted application in this world, found ${accepted.length}`)
  const { id, appId, submitted } = application
  const belongsToApplication = ({ state_id: owner }: { readonly state_id: string | null }) => owner === id
  return {
    appId,
    submitted,
    documents: attachments
      .filter(belongsToApplication)
      .map(({ type }) => type)
      .toSorted(),
    signatures: signatures.filter(belongsToApplication).length,
    signedForms: forms.filter(belongsToApplication).length,
    payments: payments.filter(belongsToApplication).map(({ state }) => state),
  }
}
