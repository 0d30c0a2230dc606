import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { accountHolderTypes } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { maskEmail } from '@open-account/domain/contact/masking'
import type { Draft } from '../draft.ts'
import { premisesPart } from './premisesPart.ts'
import { turnOnPart } from './turnOnPart.ts'

interface Accepted {
  readonly draft: Draft
  readonly facts: ApplicationFacts
  readonly appId: string
}

const ofCompany = (
  { company_information: company, representative, signup }: Draft,
  { linkedEmail }: ApplicationFacts,
) => ({
  company_information: {
    uen: company.uen,
    company_name: company.company_name,
    company_name_source: company.company_name_source,
    ebs_company_name: company.ebs_company_name,
  },
  representative: {
    representative_name: representative.representative_name,
    representative_designation: representative.representative_designation,
    // As in the submission, the e-mail of an existing account is sent masked (C-058).
    representative_email: linkedEmail ? maskEmail(signup.linked_email) : representative.representative_email,
    representative_mobile_number: representative.representative_mobile_number,
  },
})

const ofPremises = (draft: Draft, facts: ApplicationFacts) => {
  const {
    occ_type: occupancy,
    premise_number: _,
    nanl_additional_info: description,
    ...premises
  } = premisesPart(draft, facts)
  return { occupancy, ...premises, ...(premises.nanl && { nanl_additional_info: description }) }
}

/** The content of the form that was signed on screen, from which the service creates a PDF. */
export const toSignedForm = ({ draft, facts, appId }: Accepted): PdfBody => {
  const { signature_file_id: fileId, signed_at: signedAt } = draft.review
  const { electricity, water, gas, chilled_water } = turnOnPart(draft)
  return {
    type: 'open_account',
    application_number: appId,
    application_type: facts.type,
    file_id: fileId,
    signed_at: signedAt,
    payload: {
      ...ofPremises(draft, facts),
      ...(facts.type === 'company' && ofCompany(draft, facts)),
      preferred_date: {
        turn_on_datetime: draft.turnOn.turn_on_datetime ?? draft.turnOnServices.turn_on_date,
      },
      turn_on_services: { electricity, water, gas, chilled_water },
      account_holder_type: accountHolderTypes[facts.type],
      preTurn_on_flag: draft.turnOn.preTurnOn,
    },
  }
}
