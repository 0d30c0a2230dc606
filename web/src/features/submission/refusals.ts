import type { ErrorCode } from '@open-account/contracts/errors'
import type { Change } from '@open-account/domain/requirements/resetting'
import type { ServiceFailure } from '../../http/api/serviceFailure.ts'

/** The messages of a refused submission, each once. */
export const issueLines = ({ issues }: Pick<ServiceFailure, 'issues'>): readonly string[] => [
  ...new Set(issues.map(({ message }) => message)),
]

/** What a refused submission resets, and where the applicant answers again. */
export interface RefusalReset {
  readonly changes: readonly Change[]
  /** Fields that are reset although no document says so: a refused date must be chosen again. */
  readonly alsoEmpty: readonly string[]
  /** The field of the turn-on step that takes the focus. */
  readonly target: string
}

const date: RefusalReset = {
  changes: ['date_refused', 'turn_on_date_changed'],
  alsoEmpty: ['turn_on_date', 'turn_on_date_hash'],
  target: 'turn_on_date',
}
const timeslot: RefusalReset = {
  changes: ['turn_on_date_changed'],
  alsoEmpty: [],
  target: 'turn_on_datetime',
}

/** Refusals that lead back to date or timeslot. Source: document 2, sections 4 and 8. */
export const resetByRefusal: Readonly<Partial<Record<ErrorCode, RefusalReset>>> = {
  date_invalid_ncc: date,
  date_invalid_ncc_12pm: date,
  date_invalid_pool: date,
  date_invalid_pool_12pm: date,
  date_invalid_retailer: date,
  date_invalid_retailer_12pm: date,
  OA_CALENDAR_ERROR: date,
  timeslot_not_available: timeslot,
}

/** Refusals with a text of their own; every other one is shown as the general submit error. */
const codesWithOwnText: readonly ErrorCode[] = [
  'duplicate',
  'pending',
  'already_submitted',
  'application_incomplete',
]

/** The code whose message is shown for a refusal that leads back to no step. */
export const shownAs = (code: ErrorCode): ErrorCode =>
  codesWithOwnText.includes(code) ? code : 'submit_error'
