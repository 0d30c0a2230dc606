import { type Change, fieldsResetBy } from '@open-account/domain/requirements/resetting'
import { isRecord } from '../kit/form/leaves.ts'
import { type Draft, emptyDraft } from './draft.ts'
import type { Signup } from './signup.ts'

/** A part of the draft with these fields, at any depth, at their defaults. */
const withDefaults = <Part extends object>(part: Part, start: Part, fields: readonly string[]): Part => {
  const values = { ...part }
  for (const field in start) {
    const empty: unknown = start[field]
    const value: unknown = part[field]
    if (fields.includes(field)) values[field] = start[field]
    else if (isRecord(empty) && isRecord(value))
      Object.assign(values, { [field]: withDefaults(value, empty, fields) })
  }
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
    signup: withDefaults(draft.signup, start.signup, fields),
    premises: withDefaults(draft.premises, start.premises, fields),
    turnOn: withDefaults(draft.turnOn, start.turnOn, fields),
    turnOnServices: withDefaults(draft.turnOnServices, start.turnOnServices, fields),
    security_deposit: withDefaults(draft.security_deposit, start.security_deposit, fields),
    company_information: withDefaults(draft.company_information, start.company_information, fields),
  }
}
