import type { ErrorCode } from '@open-account/contracts/errors'
import type { Change } from '@open-account/domain/requirements/resetting'
import type { ServiceFailure } from '../../http/api/serviceFailure.ts'

/** What the service says against a submission, each sentence once. */
export const issueLines = ({ issues }: Pick<ServiceFailure, 'issues'>): readonly string[] => [
  ...new Set(issues.map(({ message }) => message)),
]

/** What a refused submission makes void, and where the applicant goes to answer again. */
export interface RefusalReset {
  readonly changes: readonly Change[]
  /** What is answered anew although no document says that it is emptied: a refused date is no answer any more. */
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

/** Refusals that send the applicant back to date or timeslot. Source: document 2, sections 4 and 8. */
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

/** Refusals with words of their own; every other one is shown as the general submit error. */
const codesWithOwnText: readonly ErrorCode[] = [
  'duplicate',
  'pending',
  'already_submitted',
  'application_incomplete',
]

/** Under which code a submission is shown that was refused without a way back to answer anew. */
export const shownAs = (code: ErrorCode): ErrorCode =>
  codesWithOwnText.includes(code) ? code : 'submit_error'
