import { isUenValid, isUenWellFormed } from './uen.ts'

/** Milliseconds of rest before the name of a company is looked up. */
export const companyNameDebounce = 200

/**
 * Looking the name of a company up by its UEN. `error`: the register did not answer or knows no such company, which
 * its name may be typed for all the same; `inactive`: it knows one that is not active.
 */
export type CompanyNameLookup = 'idle' | 'loading' | 'success' | 'error' | 'inactive'

/** `edited`: the UEN changed, so what was found no longer counts. `dismissed`: the word of an inactive company was read. */
export type CompanyNameEvent = 'edited' | 'started' | 'found' | 'failed' | 'foundInactive' | 'dismissed'

const lookupAfter: Readonly<Record<CompanyNameEvent, CompanyNameLookup>> = {
  edited: 'idle',
  started: 'loading',
  found: 'success',
  failed: 'error',
  foundInactive: 'inactive',
  dismissed: 'idle',
}

/** The look-up after an event, whatever it was before. */
export const nextCompanyNameLookup = (event: CompanyNameEvent): CompanyNameLookup => lookupAfter[event]

/** Whether a normalised UEN says enough to be looked up. Its entity type is for the register to know. */
export const canLookUpCompany = (uen: string, today: Temporal.PlainDate): boolean =>
  isUenWellFormed(uen, today)

/**
 * Whether an error of the UEN does not hold a company back (`bypassUen`): the look-up's own error beside a valid UEN,
 * or a UEN that the register confirmed although our list lacks its entity type. A wrong check letter always does
 * (C-053).
 */
export const isUenExcused = (lookup: CompanyNameLookup, uen: string, today: Temporal.PlainDate): boolean =>
  (lookup === 'error' && isUenValid(uen, today)) || (lookup === 'success' && isUenWellFormed(uen, today))
