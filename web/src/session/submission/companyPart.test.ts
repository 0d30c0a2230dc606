import { submitBody } from '@open-account/contracts/submission/body'
import { describe, expect, test } from 'vitest'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import { submittedFor, type Variant } from '../../../test/submission.ts'
import type { Draft } from '../draft.ts'
import { toSubmission } from './toSubmission.ts'

const sent = (draft: Draft) => toSubmission({ draft, facts: factsOfCompany(draft), ...submittedFor })

const typedIn: Draft = {
  ...signedCompany,
  company_information: {
    uen: '53287432C',
    company_name: 'LORONG TRADING',
    company_name_source: 'ACRA',
    ebs_company_name: 'LORONG',
  },
  representative: {
    ...signedCompany.representative,
    representative_alternate_email: 'second@example.com',
    representative_contact_number: '11234567',
  },
}

const variants: readonly Variant<never>[] = [
  {
    rule: 'the representative and the company as they were typed in, the UEN as nric',
    draft: typedIn,
    fields: {
      account_type: '01',
      account_holder_type: 'C',
      fromMyInfo: false,
      nric: '53287432C',
      company_name: 'LORONG TRADING',
      company_name_source: 'ACRA',
      ebs_company_name: 'LORONG',
      authorised_name: 'Tan Ah Kow',
      authorised_nric: '',
      authorised_designation: 'Director',
      phone_number: '',
      mobile_number: '81234567',
      other_contact: '11234567',
      email: 'office@example.com',
      is_masked_email: false,
      other_email: 'second@example.com',
    },
  },
  {
    rule: 'race, date of birth and date of issue empty',
    draft: typedIn,
    fields: { race: '', birth_date_yyyymmdd: '', nric_issue_yyyymmdd: '' },
  },
  {
    rule: 'a name that was typed in without a source',
    draft: {
      ...typedIn,
      company_information: {
        ...typedIn.company_information,
        company_name_source: '',
        ebs_company_name: '',
      },
    },
    fields: { company_name: 'LORONG TRADING', company_name_source: '', ebs_company_name: '' },
  },
  {
    rule: "the representative's NRIC where identity data gave it",
    draft: {
      ...typedIn,
      signup: { ...typedIn.signup, use_myinfo: true },
      representative: { ...typedIn.representative, representative_nric_fin: 'S9012345I' },
    },
    fields: { fromMyInfo: true, authorised_nric: 'S9012345I' },
  },
  {
    rule: 'nothing for what was left open',
    draft: signedCompany,
    fields: { other_contact: '', other_email: '' },
  },
  {
    rule: 'the e-mail of an existing account masked',
    draft: { ...typedIn, signup: { ...typedIn.signup, linked_email: 'accounts@example.com' } },
    fields: { email: 'a******s@example.com', is_masked_email: true },
  },
]

describe('the submission of a company', () => {
  test.each(variants)('$rule', ({ draft, fields }) => {
    expect(sent(draft)).toMatchObject(fields)
  })

  test.each(variants)('the contract accepts: $rule', ({ draft }) => {
    expect(submitBody.safeParse(sent(draft)).error?.issues).toBeUndefined()
  })

  test('a company sends the fields of a person empty', () => {
    expect(sent(typedIn)).toMatchObject({
      salutation: '',
      name: '',
      nric_issue_yyyymmdd: '',
      race: '',
      birth_date_yyyymmdd: '',
      bankruptcy_number: '',
      work_pass_status: '',
    })
  })
})
