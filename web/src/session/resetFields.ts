import { type Change, fieldsResetBy } from '@open-account/domain/requirements/resetting'
import { type Draft, emptyDraft } from './draft.ts'
import type { Signup } from './signup.ts'

/** The fields of a slice with their values from before anything was entered. */
const emptied = <Slice extends object>(start: Slice, fields: readonly string[]): Partial<Slice> => {
  const values: Partial<Slice> = {}
  for (const field in start) if (fields.includes(field)) values[field] = start[field]
  return values
}

/** The slices that these changes affect, with the answers reset that no longer apply. */
export const resetFields = (
  draft: Draft,
  { domain }: Pick<Signup, 'domain'>,
  changes: readonly Change[],
  alsoEmpty: readonly string[] = [],
): Pick<
  Draft,
  'signup' | 'premises' | 'turnOn' | 'turnOnServices' | 'security_deposit' | 'company_information'
> => {
  const fields = [...changes.flatMap((change): readonly string[] => fieldsResetBy[change]), ...alsoEmpty]
  const start = emptyDraft(domain)
  return {
    signup: { ...draft.signup, ...emptied(start.signup, fields) },
    premises: { ...draft.premises, ...emptied(start.premises, fields) },
    turnOn: { ...draft.turnOn, ...emptied(start.turnOn, fields) },
    turnOnServices: { ...draft.turnOnServices, ...emptied(start.turnOnServices, fields) },
    security_deposit: { ...draft.security_deposit, ...emptied(start.security_deposit, fields) },
    company_information: { ...draft.company_information, ...emptied(start.company_information, fields) },
  }
}
