import { submitBody } from '@open-account/contracts/submission/body'
import { describe, expect, test } from 'vitest'
import { factsOfResident, resident, residentWith } from '../../../test/applicant.ts'
import {
  sentAddress,
  sentFields,
  sentByPerson,
  submittedFor,
  type Variant,
} from '../../../test/submission.ts'
import type { Draft } from '../draft.ts'
import { factsOf } from '../factsOf.ts'
import { toSubmission } from './toSubmission.ts'

type Situation = Parameters<typeof factsOfResident>[1]

const sent = (draft: Draft, situation: Situation = {}) =>
  toSubmission({
    draft,
    facts: factsOfResident(draft, situation),
    ...submittedFor,
  })

test('a typed application sends exactly these fields', () => {
  expect(sent(resident)).toEqual({
    account_type: '01',
    ...sentFields,
    ...sentByPerson,
    gas: true,
    use_of_premises: 'HDB_3_5',
  })
})

const mail = {
  ...resident.premises.mail_address,
  check_same_address: false,
  mail_postal_code: '520201',
  mail_block: '201',
  mail_floor: '03',
  mail_unit: '11',
  mail_street_name: 'TAMPINES STREET 21',
}
const mailSent = {
  block: '201',
  floor: '03',
  unit: '11',
  street: 'TAMPINES STREET 21',
  postal_code: '520201',
}
const described = {
  ...resident.premises.premise_address,
  premise_description: 'A boat house at the third jetty of the island',
}

const variants: readonly Variant<Situation>[] = [
  {
    rule: 'an own mailing address is sent',
    draft: residentWith({ premises: { mail_address: mail } }),
    fields: { premise_address: sentAddress, mailing_address: mailSent },
  },
  {
    rule: 'premises without an address send their description and the own mailing address',
    draft: residentWith({
      premises: { premise_address: described, mail_address: { ...mail, check_same_address: true } },
    }),
    situation: { nanl: true },
    fields: {
      nanl: true,
      nanl_additional_info: 'A boat house at the third jetty of the island',
      mailing_address: mailSent,
    },
  },
  {
    rule: 'an e-bill that is verified is sent',
    draft: residentWith({ review: { ebill: true, ebill_verified: true, enable_paper_bill: false } }),
    fields: { ebill: true, enable_paper_bill: false },
  },
  {
    rule: 'an e-bill that is not verified is not sent: bills come on paper',
    draft: residentWith({ review: { ebill: true, ebill_verified: false, enable_paper_bill: false } }),
    fields: { ebill: false, enable_paper_bill: true },
  },
  {
    rule: 'an answer of an earlier version, with neither way of bills, is sent as paper',
    draft: residentWith({ review: { ebill: false, enable_paper_bill: false } }),
    fields: { ebill: false, enable_paper_bill: true },
  },
  {
    rule: 'an e-bill counts as verified while no one-time password is asked for',
    draft: residentWith({ review: { ebill: true, ebill_verified: false } }),
    situation: { otpBypassed: true },
    fields: { ebill: true },
  },
  {
    rule: 'a verified e-mail without the choice of e-bill is no e-bill',
    draft: residentWith({ review: { ebill: false, ebill_verified: true } }),
    fields: { ebill: false },
  },
  {
    rule: 'gas that is bypassed is sent as false',
    draft: residentWith({ turnOnServices: { bypassZCGas: true } }),
    fields: { electricity: true, water: true, gas: false },
  },
  {
    rule: 'a bankrupt person sends the number and no timeslot',
    draft: residentWith({
      bankruptcy: { bankruptcy: true, bankruptcy_no: '1234567' },
      turnOn: { turn_on_datetime: '20261125', turn_on_time: '', turn_on_time_hash: '' },
    }),
    fields: {
      bankruptcy_number: '1234567',
      appointment_hash: '',
      appointment_start_time: '',
      appointment_end_time: '',
    },
  },
  {
    rule: 'a number of a bankruptcy that was taken back is not sent',
    draft: residentWith({ bankruptcy: { bankruptcy: false, bankruptcy_no: '1234567' } }),
    fields: { bankruptcy_number: '' },
  },
  {
    rule: 'the e-mail of an existing account is sent masked',
    draft: residentWith({ signup: { linked_email: 'mei.ling.tan@example.sg' } }),
    fields: { email: 'm**********n@example.sg', is_masked_email: true },
  },
  {
    rule: 'identity data has no date of issue',
    draft: residentWith({
      signup: { use_myinfo: true },
      personal_information: { nric_fin: 'G1234567X', work_pass: 'Live' },
    }),
    fields: { fromMyInfo: true, nric: 'G1234567X', nric_issue_yyyymmdd: '', work_pass_status: 'Live' },
  },
  {
    rule: 'a declared generator sends the GST registration',
    draft: residentWith({
      review: { check_eeg: true, gst_reg_no: 'M2-1234567-8', gst_reg_date: '01/02/2024' },
    }),
    fields: { gst_no: 'M2-1234567-8', gst_reg_date: '20240201' },
  },
  {
    rule: 'a GST registration without the declaration is not sent',
    draft: residentWith({ review: { gst_reg_no: 'M2-1234567-8', gst_reg_date: '01/02/2024' } }),
    fields: { gst_no: '', gst_reg_date: '' },
  },
  {
    rule: 'a meter reading is sent as whether it was given',
    draft: residentWith({
      turnOn: { meter_reading_required: true },
      review: { electric_meter_reading: '10234', water_meter_reading: '0' },
    }),
    fields: { meter_reading_electricity: true, meter_reading_water: true, meter_reading_gas: false },
  },
  {
    rule: 'the consent to the home protection offer is sent',
    draft: residentWith({ review: { hla: true } }),
    fields: { hla_consent_flag: true },
  },
  { rule: 'a kiosk is source K', draft: resident, situation: { mode: 'kiosk' }, fields: { source: 'K' } },
  {
    rule: 'an app has no e-bill, though one was chosen and verified before it was one',
    draft: residentWith({ review: { ebill: true, ebill_verified: true, enable_paper_bill: false } }),
    situation: { mode: 'mobile' },
    fields: { ebill: false, enable_paper_bill: true },
  },
  { rule: 'an app is source M', draft: resident, situation: { mode: 'mobile' }, fields: { source: 'M' } },
]

describe('variants', () => {
  test.each(variants)('$rule', ({ draft, situation, fields }) => {
    expect(sent(draft, situation)).toMatchObject(fields)
  })

  test.each([{ rule: 'a typed-in application', draft: resident }, ...variants])(
    'the contract accepts: $rule',
    ({ draft, ...rest }) => {
      const situation = 'situation' in rest ? rest.situation : undefined
      expect(submitBody.safeParse(sent(draft, situation)).error?.issues).toBeUndefined()
    },
  )
})

test('a company sends its particulars and no field of a person', () => {
  const draft = residentWith({
    review: { ebill: false, enable_paper_bill: false },
    company_information: { uen: '201500004E', company_name: 'WORKSHOP PTE. LTD.' },
    representative: {
      representative_name: 'Lim Wei',
      representative_designation: 'Director',
      representative_email: 'wei@example.sg',
      representative_mobile_number: '81234567',
    },
  })
  const facts = factsOf(draft, { domain: 'residential', type: 'company', nanl: false }, 'normal', {
    highTensionHandled: false,
    electronicSignature: false,
    otpBypassed: false,
  })
  const body = toSubmission({ draft, facts, ...submittedFor })
  expect(body).toMatchObject({
    account_type: '01',
    account_holder_type: 'C',
    nric: '201500004E',
    company_name: 'WORKSHOP PTE. LTD.',
    race: '',
    birth_date_yyyymmdd: '',
    nric_issue_yyyymmdd: '',
    salutation: '',
    name: '',
    bankruptcy_number: '',
    work_pass_status: '',
    ebill: false,
    enable_paper_bill: true,
  })
  expect(submitBody.safeParse(body).error?.issues).toBeUndefined()
})

test('premises without an address send none', () => {
  expect(sent(resident, { nanl: true })).not.toHaveProperty('premise_address')
  expect(sent(resident)).toMatchObject({ nanl_additional_info: '' })
})

test('a submission without a required choice throws', () => {
  expect(() => sent(residentWith({ premises: { premise_occupancy: '' } }))).toThrow('premise_occupancy')
})
