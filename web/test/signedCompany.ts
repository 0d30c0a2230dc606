import type { ApplicantType, Domain, Mode } from '@open-account/domain/application/codes'
import { type Draft, emptyDraft } from '../src/session/draft.ts'
import { factsOf, type RuleFlags } from '../src/session/factsOf.ts'
import { formText } from '../src/features/review/formText.ts'
import { resident } from './applicant.ts'

const start = emptyDraft('residential')

/** A company in residential premises with every answer typed in, signed on screen. */
export const signedCompany: Draft = {
  ...resident,
  personal_information: start.personal_information,
  personal_contact_information: start.personal_contact_information,
  company_information: { ...start.company_information, uen: '53287432C', company_name: 'LORONG TRADING' },
  representative: {
    ...start.representative,
    representative_name: 'Tan Ah Kow',
    representative_designation: 'Director',
    representative_email: 'office@example.com',
    representative_mobile_number: '81234567',
  },
  review: { ...start.review, signature_file_id: 'f-0c9d2e4b5071', signed_at: '20/11/2026' },
  documents: {
    bizfile: [{ type: 'c_acra_manual', filename: 'bizfile.pdf', file_id: 'f-bizfile', size: 700 }],
  },
}

/** The draft with its present form signed. */
export const signedAsItIs = (draft: Draft, situation: Situation = {}): Draft => ({
  ...draft,
  signature: { formRead: formText({ draft, facts: factsOfCompany(draft, situation) }) },
})

interface Situation {
  readonly domain?: Domain
  readonly type?: ApplicantType
  readonly nanl?: boolean
  readonly mode?: Mode
  readonly flags?: Partial<RuleFlags>
}

/** The facts of the draft of a company, or of another applicant. */
export const factsOfCompany = (
  draft: Draft,
  { domain = 'residential', type = 'company', nanl = false, mode = 'normal', flags = {} }: Situation = {},
) =>
  factsOf(draft, { domain, type, nanl }, mode, {
    highTensionHandled: false,
    electronicSignature: true,
    otpBypassed: false,
    ...flags,
  })
