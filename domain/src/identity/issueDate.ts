import type { ApplicantType, Domain } from '../application/codes.ts'
import { toWireDate } from '../time/wireDate.ts'

/** The value on the wire without an issue date. */
const noIssueDate: Readonly<Record<Domain, string>> = { residential: '', commercial: '19000101' }

/**
 * The issue date of an NRIC or FIN on the wire, YYYYMMDD. A company sends none; a person without a real one sends
 * 19000101 in the commercial domain and nothing in the residential one (C-099).
 */
export const issueDateOnWire = (
  applicant: { readonly domain: Domain; readonly type: ApplicantType },
  issueDate: Temporal.PlainDate | null,
): string => {
  if (applicant.type === 'company') return ''
  return issueDate === null ? noIssueDate[applicant.domain] : toWireDate(issueDate)
}
