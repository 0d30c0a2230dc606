import { type ServiceErrorCode, serviceErrors } from '@open-account/contracts/errors'
import type { Expectation, Step, Template } from '../scenario.ts'
import type { TestDataId } from '../testData.ts'

export const ok = (body?: Template): Expectation =>
  body === undefined ? { status: 200 } : { status: 200, body }

/** A refusal with this code, at its own status. */
export const refused = (error: ServiceErrorCode, issues?: readonly string[]): Expectation => ({
  status: serviceErrors[error],
  error,
  ...(issues === undefined ? {} : { issues }),
})

/** A value of the test data. */
export const testValue = (id: TestDataId): string => `{{data.${id}}}`

export const state = '{{start.state_id}}'

export const start = (appDomain = 'residential', appType = 'personal'): Step => ({
  call: 'transaction.start',
  query: { appDomain, appType },
  expect: ok(),
})

/** Sent as the bearer credential. */
export const bearer = (credential: string): Readonly<Record<string, Template>> => ({
  authorization: `Bearer ${credential}`,
})

const services = { electricity: true, water: true, gas: true }

/** The premises of the test data, and the fields of a call beside them. */
const at = (premises: TestDataId, fields: Readonly<Record<string, Template>>): Template => ({
  $spread: testValue(premises),
  ...fields,
})

export const street = (premises: TestDataId): Step => ({
  call: 'premise.streetName',
  name: 'street',
  body: {
    account_type: '01',
    postcode: `{{data.${premises}.postal_code}}`,
    block: `{{data.${premises}.block}}`,
    floor: `{{data.${premises}.floor}}`,
    unit: `{{data.${premises}.unit}}`,
    for_premises: true,
    utilities_flag: '1',
  },
  expect: ok(),
})

const daysBody = {
  state_id: state,
  ...services,
  timeslot: true,
  source: 'W',
  is_open_account: true,
  account_type: '01',
  personal: true,
}

export const days = (premises: TestDataId, ...checks: NonNullable<Expectation['checks']>): Step => ({
  call: 'calendar.days',
  body: at(premises, { ...daysBody, nanl: false }),
  expect: { status: 200, checks: ['days-can-be-chosen', ...checks] },
})

/** The days for premises without an address. */
export const daysWithoutAddress: Step = {
  call: 'calendar.days',
  body: { ...daysBody, nanl: true, block: '', floor: '', unit: '', postal_code: '' },
  expect: { status: 200, checks: ['days-can-be-chosen', 'days-after-a-week', 'has-days'] },
}

/** The appointments of a day, which two templates name. */
export const timeslotsOn = (
  premises: TestDataId,
  date = '{{days.available.0.date}}',
  hash = '{{days.available.0.date_hash}}',
): Step => ({
  call: 'calendar.timeslots',
  body: at(premises, {
    state_id: state,
    ...services,
    selected_date: date,
    selected_date_hash: hash,
    notification_number: '',
    timeslot: true,
    open: true,
    resi: true,
    personal: true,
  }),
  expect: { status: 200, checks: ['slots-on-the-day'] },
})

/** The appointments of the first day that has one; `timeslotsOf` is that day. */
export const timeslots = (premises: TestDataId): Step => ({
  ...timeslotsOn(premises, '{{each.date}}', '{{each.date_hash}}'),
  each: { list: 'days.available', until: 'timeslots' },
})

const slot = 'timeslots.timeslots.0'

export const confirm = (
  changes: Partial<Step> = {},
  fields: Readonly<Record<string, Template>> = {},
): Step => ({
  call: 'calendar.confirm',
  body: {
    state_id: state,
    selected_date: '{{timeslotsOf.date}}',
    notification_number: '',
    notification_type: '',
    selected_time: `{{${slot}.start.@time}}`,
    time_hash: `{{${slot}.time_hash}}`,
    ...fields,
  },
  expect: ok({ success: true }),
  ...changes,
})

export const upload = (type: string, changes: Partial<Step> = {}): Step => ({
  call: 'attachment.upload',
  query: { transaction_id: state, type, filename: `${type.replaceAll('_', ' ')}.pdf` },
  file: { field: 'file', kind: 'pdf' },
  expect: ok({ type }),
  ...changes,
})

/** The test data that `prepared` and `submit` need. */
export const ready: readonly TestDataId[] = ['home', 'newCustomer', 'freeEmail']

/** An applicant at home with everything that a submission needs: address, date, appointment and documents. */
export const prepared: readonly Step[] = [
  start(),
  street('home'),
  days('home', 'has-days'),
  timeslots('home'),
  confirm(),
  upload('nric_front'),
  upload('nric_back'),
]

const address = at('home', { street: '{{street.street_name}}' })

/** What every submission has, of a person or a company. */
const submission = {
  transaction_id: state,
  source: 'W',
  gaId: '',
  ebill: false,
  enable_paper_bill: true,
  fromMyInfo: false,
  ...services,
  chilled_water: false,
  move_in_yyyymmdd: '{{timeslotsOf.date}}',
  move_in_hash: '{{timeslotsOf.date_hash}}',
  appointment_hash: `{{${slot}.time_hash}}`,
  appointment_notification_number: '{{timeslots.notification_number}}',
  appointment_start_time: `{{${slot}.start.@time}}`,
  appointment_end_time: `{{${slot}.end.@time}}`,
  notification_no: '',
  occ_type: 'owner',
  premise_number: '{{street.premise_no}}',
  premise_address: address,
  mailing_address: address,
  nanl: false,
  nanl_additional_info: '',
  meter_reading_electricity: false,
  meter_reading_water: false,
  meter_reading_gas: false,
  hla_consent_flag: false,
  gst_no: '',
  gst_reg_date: '',
  file_id: '',
  phone_number: '',
  mobile_number: '91234567',
  other_contact: '',
  email: testValue('freeEmail'),
  is_masked_email: false,
  other_email: '',
  bankruptcy_number: '',
  work_pass_status: '',
}

/** A submission of a person at home. */
export const personSubmission = {
  ...submission,
  account_type: '01',
  account_holder_type: 'P',
  use_of_premises: 'HDB_3_5',
  salutation: 'mr',
  name: 'TAN AH KOW',
  nric: testValue('newCustomer'),
  nric_issue_yyyymmdd: '20100304',
  race: 'chinese',
  birth_date_yyyymmdd: '19850327',
}

/** What a submission for a business has besides, which determines the deposit: S$ 1,350, 350 and 400. */
export const business = {
  account_type: '02',
  use_of_premises: 'SHOP',
  hawker_stall_no: '',
  type_of_usage: 'permanent',
  supply_application_no: '',
  use_of_premises_selected: 'PREMISES_OTHERS',
  elect_capacity: 'ELEC_CAP_CODE_2',
  water_capacity: '100',
  no_days: '',
  tension_level: '',
  payment_method: 'CREDIT_CARD',
  payment_redirect: '{{baseUrl}}/v1/payment/callback',
  bypass_dup_check: 'false',
}

/** A submission of a company at home, which signs. */
export const companySubmission = {
  ...submission,
  account_type: '01',
  account_holder_type: 'C',
  use_of_premises: 'HDB_3_5',
  company_name: 'LORONG TRADING PTE LTD',
  nric: testValue('company'),
  company_name_source: 'ACRA',
  ebs_company_name: '',
  authorised_name: 'TAN AH KOW',
  authorised_nric: '',
  authorised_designation: 'Director',
  salutation: '',
  name: '',
  nric_issue_yyyymmdd: '',
  race: '',
  birth_date_yyyymmdd: '',
  file_id: '{{signature.fileId}}',
}

export const submit = (
  expect: Expectation = ok({ status: 'SUCCESS' }),
  changes: Readonly<Record<string, Template>> = {},
  body: Readonly<Record<string, Template>> = personSubmission,
): Step => ({ call: 'transaction.submit', body: { ...body, ...changes }, expect })

export const sign: Step = {
  call: 'signature.upload',
  name: 'signature',
  body: { type: 'open_account_esig' },
  file: { field: 'fileName', kind: 'png' },
  expect: ok(),
}

/** A person with a business who has submitted and has to pay. */
export const toPay: readonly Step[] = [
  start('commercial', 'personal'),
  ...prepared.slice(1),
  upload('proof_of_occupancy_of_premises'),
  submit(ok({ status: 'SUCCESS' }), business),
]
