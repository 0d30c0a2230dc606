import type { Draft } from '../src/session/draft.ts'

/** The transaction and the visitor of the submissions in tests. */
export const submittedFor = {
  stateId: 'wuTVrpPUBwl6uP1gfjTatA',
  clientId: '1234567890.1700000000',
} as const

/** The resident's address in a submission. */
export const sentAddress = {
  block: '145',
  floor: '09',
  unit: '128',
  street: 'LORONG 2 TOA PAYOH',
  postal_code: '310145',
}

/**
 * The fields that every application for the resident's flat sends, except those of the applicant and the premises.
 */
export const sentFields = {
  transaction_id: submittedFor.stateId,
  source: 'W',
  gaId: submittedFor.clientId,
  ebill: false,
  enable_paper_bill: true,
  fromMyInfo: false,
  electricity: true,
  water: true,
  chilled_water: false,
  move_in_yyyymmdd: '20261125',
  move_in_hash: 'a2V5ZGF0ZTE',
  appointment_hash: 'a2V5dGltZTE',
  appointment_notification_number: 'I2f4a',
  appointment_start_time: '090000',
  appointment_end_time: '120000',
  notification_no: 'I2f4a',
  occ_type: 'owner',
  premise_number: '3101450901280',
  premise_address: sentAddress,
  nanl: false,
  nanl_additional_info: '',
  mailing_address: sentAddress,
  gst_no: '',
  gst_reg_date: '',
  meter_reading_electricity: false,
  meter_reading_water: false,
  meter_reading_gas: false,
  hla_consent_flag: false,
  file_id: '',
  is_masked_email: false,
}

/** The fields that the resident sends as a person. */
export const sentByPerson = {
  account_holder_type: 'P',
  salutation: 'ms',
  name: 'Tan Mei Ling',
  nric: 'S1234567D',
  nric_issue_yyyymmdd: '20101105',
  race: 'chinese',
  birth_date_yyyymmdd: '19900327',
  phone_number: '64445555',
  mobile_number: '91234567',
  other_contact: '61234567',
  email: 'mei.ling.tan@example.sg',
  other_email: '',
  bankruptcy_number: '',
  work_pass_status: '',
}

/** A changed application, and the fields that it sends. */
export interface Variant<Situation> {
  readonly rule: string
  readonly draft: Draft
  readonly situation?: Situation
  readonly fields: Readonly<Record<string, unknown>>
}
