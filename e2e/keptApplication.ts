import { type SubmitBody, submitBody } from '@open-account/contracts/submission/body'
import { z } from 'zod'

/** What an archive of a world is read for; it holds much more. */
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

/** An accepted application as the service keeps it. */
export interface KeptApplication {
  readonly appId: string
  readonly submitted: SubmitBody
  /** Upload types of its documents, in alphabetical order. */
  readonly documents: readonly string[]
  /** How many signatures it was submitted with. */
  readonly signatures: number
  /** How many forms with a signature are kept with it. */
  readonly signedForms: number
  /** What became of each attempt to pay. */
  readonly payments: readonly string[]
}

/** The one application that was accepted in a world. Throws when none was, or several. */
export const keptApplicationOf = (archiveText: string): KeptApplication => {
  const { transactions, attachments, signatures, forms, payments } = archive.parse(
    JSON.parse(archiveText),
  ).tables
  const accepted = transactions.flatMap(({ id, app_id: appId, body }) =>
    appId === null || body === null ? [] : [{ id, appId, submitted: submitBody.parse(JSON.parse(body)) }],
  )
  const [application, ...others] = accepted
  if (application === undefined || others.length > 0)
    throw new Error(`${accepted.length} applications were accepted in this world`)
  const { id, appId, submitted } = application
  const itsOwn = ({ state_id: owner }: { readonly state_id: string | null }) => owner === id
  return {
    appId,
    submitted,
    documents: attachments
      .filter(itsOwn)
      .map(({ type }) => type)
      .toSorted(),
    signatures: signatures.filter(itsOwn).length,
    signedForms: forms.filter(itsOwn).length,
    payments: payments.filter(itsOwn).map(({ state }) => state),
  }
}
