import { isUenValid, isUenWellFormed } from './uen.ts'

/** Delay after the last change before the name of a company is looked up. Milliseconds. */
export const companyNameDebounce = 200

/**
 * The look-up of a company's name by its UEN. `error`: the register did not answer or has no such company, and the
 * applicant may type the name; `inactive`: the register has the company as not active.
 */
export type CompanyNameLookup = 'idle' | 'loading' | 'success' | 'error' | 'inactive'

/** `edited`: the UEN changed, so the last result no longer counts. `dismissed`: the dialog about an inactive company was closed. */
export type CompanyNameEvent = 'edited' | 'started' | 'found' | 'failed' | 'foundInactive' | 'dismissed'

const lookupAfter: Readonly<Record<CompanyNameEvent, CompanyNameLookup>> = {
  edited: 'idle',
  started: 'loading',
  found: 'success',
  failed: 'error',
  foundInactive: 'inactive',
  dismissed: 'idle',
}

/** The look-up after an event, in any state. */
export const nextCompanyNameLookup = (event: CompanyNameEvent): CompanyNameLookup => lookupAfter[event]

/** Whether a normalised UEN can be looked up. The register decides on its entity type. */
export const canLookUpCompany = (uen: string, today: Temporal.PlainDate): boolean =>
  isUenWellFormed(uen, today)

/**
 * Whether the company may continue in spite of an error of the UEN (`bypassUen`): after a failed look-up of a valid UEN,
 * or with a UEN that the register confirmed although our list lacks its entity type. A wrong check letter is never
 * excused (C-053).
 */
export const isUenExcused = (lookup: CompanyNameLookup, uen: string, today: Temporal.PlainDate): boolean =>
  (lookup === 'error' && isUenValid(uen, today)) || (lookup === 'success' && isUenWellFormed(uen, today))
