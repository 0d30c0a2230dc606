import type { z } from 'zod'
import type { submitBody } from '../src/submission/body.ts'

/** A body as a client sends it. */
type Body = z.input<typeof submitBody>

const address = {
  block: '548',
  floor: '09',
  unit: '128',
  street: 'BEDOK NORTH AVENUE 1',
  postal_code: '460548',
}

const everyFlow = {
  transaction_id: 'c0ffee00c0ffee00',
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
  move_in_hash: 'd4te',
  appointment_hash: '',
  appointment_notification_number: '',
  appointment_start_time: '',
  appointment_end_time: '',
  notification_no: '',
  occ_type: 'owner',
  use_of_premises: 'HDB_3_5',
  premise_number: '100200300',
  premise_address: address,
  nanl: false,
  nanl_additional_info: '',
  mailing_address: address,
  meter_reading_electricity: false,
  meter_reading_water: false,
  meter_reading_gas: false,
  hla_consent_flag: false,
  is_masked_email: false,
  gst_no: '',
  gst_reg_date: '',
  file_id: '',
  phone_number: '',
  other_contact: '',
  other_email: '',
} as const

const person = {
  account_holder_type: 'P',
  salutation: 'ms',
  name: 'Tan Ah Lian',
  nric: 'S1234567D',
  nric_issue_yyyymmdd: '20150615',
  race: 'chinese',
  birth_date_yyyymmdd: '19900327',
  mobile_number: '91234567',
  email: 'ah.lian@example.com',
  bankruptcy_number: '',
  work_pass_status: '',
} as const

const company = {
  account_holder_type: 'C',
  company_name: 'ACME PTE LTD',
  nric: '00192200M',
  company_name_source: 'ACRA',
  ebs_company_name: '',
  authorised_name: 'Tan Ah Lian',
  authorised_nric: '',
  authorised_designation: 'Director',
  mobile_number: '91234567',
  email: 'office@example.com',
  salutation: '',
  name: '',
  bankruptcy_number: '',
  work_pass_status: '',
  race: '',
  birth_date_yyyymmdd: '',
  nric_issue_yyyymmdd: '',
} as const

const commercial = {
  account_type: '02',
  hawker_stall_no: '',
  supply_application_no: '',
  no_days: '',
  tension_level: '',
  type_of_usage: 'permanent',
  use_of_premises_selected: 'PREMISES_OTHERS',
  elect_capacity: 'ELEC_CAP_CODE_3',
  water_capacity: '100',
  payment_method: 'NETS_DEBIT',
  payment_redirect: 'http://localhost:3000/v1/payment/callback?return=http%3A%2F%2Flocalhost%3A3000%2F',
  bypass_dup_check: 'false',
} as const

/** The simplest application of each flow. */
export const bodies = {
  residentialPersonal: { account_type: '01', ...everyFlow, ...person },
  residentialCompany: { account_type: '01', ...everyFlow, ...company },
  commercialPersonal: { ...everyFlow, ...person, ...commercial },
  commercialCompany: { ...everyFlow, ...company, ...commercial },
} as const satisfies Readonly<Record<string, Body>>
