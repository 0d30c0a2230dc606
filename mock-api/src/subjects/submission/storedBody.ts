import { submitBody, type SubmitBody } from '@open-account/contracts/submission/body'
import { z } from 'zod'

const [residential, commercial] = submitBody.options
const flows = [...residential.options, ...commercial.options]

const ofFlow = z.looseObject({ account_type: z.string(), account_holder_type: z.string() })

/** The fields of a flow that are submitted empty where they do not apply (C-189). */
const emptyFieldsOf = ({ account_type: type, account_holder_type: holder }: z.infer<typeof ofFlow>) => {
  const flow = flows.find(
    ({ shape }) =>
      shape.account_type.safeParse(type).success && shape.account_holder_type.safeParse(holder).success,
  )
  if (flow === undefined)
    throw new Error(`No flow has account type ${type} and account holder type ${holder}`)
  const empty = Object.entries<z.core.$ZodType>(flow.shape).filter(
    ([, field]) => z.safeParse(field, '').success,
  )
  return Object.fromEntries(empty.map(([name]) => [name, '']))
}

const accepted = z.custom<SubmitBody>(body => ofFlow.safeParse(body).success)

/**
 * Reads the body of an accepted application. It was validated by the contract of its time and is not validated again.
 * Fields that were optional then and are missing are added empty.
 */
export const storedBody = (text: string): SubmitBody => {
  const stored = ofFlow.parse(JSON.parse(text))
  return accepted.parse({ ...emptyFieldsOf(stored), ...stored })
}
