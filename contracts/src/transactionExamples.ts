import type { ExamplesByCall } from './endpointDocs.ts'

const stateIdExample = 'a3f1c9d2e4b50718293a4b5c6d7e8f90'
const hash = '5d41402abc4b2a76b9719d911017c592'
const flat = { block: '145', floor: '09', unit: '128', street: 'LORONG 2 TOA PAYOH', postal_code: '310145' }
const application = {
  account_type: '01',
  account_holder_type: 'P',
  transaction_id: stateIdExample,
  source: 'W',
  gaId: '',
  ebill: false,
  enable_paper_bill: true,
  fromMyInfo: false,
  electricity: true,
  water: true,
  gas: false,
  chilled_water: false,
  move_in_yyyymmdd: '20261201',
  move_in_hash: hash,
  appointment_hash: hash,
  appointment_notification_number: 'I2f4a',
  appointment_start_time: '090000',
  appointment_end_time: '120000',
  notification_no: 'I2f4a',
  occ_type: 'owner',
  use_of_premises: 'HDB_3_5',
  premise_number: '3101450901280',
  premise_address: flat,
  nanl: false,
  nanl_additional_info: '',
  mailing_address: flat,
  gst_no: '',
  gst_reg_date: '',
  meter_reading_electricity: false,
  meter_reading_water: false,
  meter_reading_gas: false,
  hla_consent_flag: false,
  file_id: '',
  salutation: 'mr',
  name: 'Tan Ah Kow',
  nric: 'S1234567D',
  nric_issue_yyyymmdd: '20101105',
  race: 'chinese',
  birth_date_yyyymmdd: '19850327',
  phone_number: '',
  mobile_number: '91234567',
  other_contact: '',
  email: 'tan.ah.kow@example.com',
  is_masked_email: false,
  other_email: '',
  bankruptcy_number: '',
  work_pass_status: '',
}

export const transactionExamples = {
  start: {
    valid: {
      query: { appDomain: 'residential', appType: 'personal' },
      answer: { status: 200, body: { state_id: stateIdExample } },
    },
    invalid: {
      query: { appDomain: 'industrial', appType: 'personal' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
  end: {
    valid: {
      headers: { authorization: 'Bearer kiosk-token-1' },
      params: { state_id: stateIdExample },
      answer: { status: 204 },
    },
    invalid: { params: { state_id: 'unknown' }, refusedBy: 'state', error: 'not_found' },
  },
  submit: {
    valid: {
      body: application,
      answer: {
        status: 200,
        body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: application.email },
      },
    },
    invalid: {
      body: { ...application, nric: 'S1234567A' },
      refusedBy: 'shape',
      error: 'invalid_request',
    },
  },
} satisfies ExamplesByCall
