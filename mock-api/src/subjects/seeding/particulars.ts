/** The services of most applicants. */
export const wanted = { electricity: true, water: true, gas: true }

/** The fields of every application, without those that the calendar and the transaction return. */
const everyFlow = {
  source: 'W',
  gaId: '',
  ebill: false,
  enable_paper_bill: true,
  fromMyInfo: false,
  account_type: '01',
  ...wanted,
  chilled_water: false,
  occ_type: 'owner',
  use_of_premises: 'HDB_3_5',
  premise_number: '3101450901280',
  nanl: false,
  nanl_additional_info: '',
  meter_reading_electricity: false,
  meter_reading_water: false,
  meter_reading_gas: false,
  hla_consent_flag: false,
  notification_no: '',
  gst_no: '',
  gst_reg_date: '',
  file_id: '',
}

/** A resident who typed the particulars in. */
export const typedIn = {
  ...everyFlow,
  account_holder_type: 'P',
  salutation: 'mr',
  name: 'TAN AH KOW',
  nric: 'S1234567D',
  nric_issue_yyyymmdd: '20100304',
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

/** A company whose representative typed the particulars in. */
const company = {
  ...everyFlow,
  account_holder_type: 'C',
  company_name: 'LORONG TRADING PTE LTD',
  nric: '201500004E',
  company_name_source: 'ACRA',
  ebs_company_name: '',
  authorised_name: 'TAN AH KOW',
  authorised_nric: '',
  authorised_designation: 'Director',
  phone_number: '',
  mobile_number: '91234567',
  other_contact: '',
  email: 'office@example.com',
  is_masked_email: false,
  other_email: '',
  salutation: '',
  name: '',
  nric_issue_yyyymmdd: '',
  race: '',
  birth_date_yyyymmdd: '',
  bankruptcy_number: '',
  work_pass_status: '',
}

/** Premises of the tariff's last row: the deposit is S$ 1,350 for electricity, 350 for water and 400 for gas. */
const commercial = {
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
  payment_redirect:
    'http://localhost/v1/payment/callback?return=http%3A%2F%2Flocalhost%2Fopen-account%2Fpayment',
  bypass_dup_check: 'false',
}

/** The submission of each flow, and the documents that are uploaded before it. A company also signs. */
export const particulars = {
  'residential/personal': { fields: typedIn, uploaded: ['nric_front', 'nric_back'], signs: false },
  'residential/company': { fields: company, uploaded: ['c_acra_manual'], signs: true },
  'commercial/personal': {
    fields: { ...typedIn, ...commercial },
    uploaded: ['nric_front', 'nric_back', 'proof_of_occupancy_of_premises'],
    signs: false,
  },
  'commercial/company': {
    fields: { ...company, ...commercial },
    uploaded: ['c_acra_manual', 'proof_of_occupancy_of_premises'],
    signs: true,
  },
} as const

/** Domain and applicant type of an application. */
export type Flow = keyof typeof particulars
