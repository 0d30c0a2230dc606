import type { ApplicationFacts } from '../application/facts.ts'
import {
  requiresElectricityCapacity,
  requiresNumberOfDays,
  requiresWaterCapacity,
} from '../premises/premisesTypes.ts'
import { isTensionRequired } from '../premises/tension.ts'
import {
  type Condition,
  hasOwnMailingAddress,
  isCommercial,
  isCompany,
  isEmailBillToVerify,
  isForeignerByIdentityData,
  isNonStandard,
  isPersonal,
  isPersonTypedIn,
  isSignatureRequired,
  isStandard,
  isTemporary,
  isTimeslotNeeded,
} from './conditions.ts'

/** The part of the application that has a field; `fieldSteps` has the steps of each part. */
export type FieldSection =
  | 'premises'
  | 'particulars'
  | 'turnOn'
  | 'deposit'
  | 'signature'
  | 'emailBill'
  | 'terms'
  | 'payment'

interface FieldRow {
  readonly section: FieldSection
  readonly required: Condition
  /** The submission does not contain it, so only the screens can check it. */
  readonly screenOnly?: true
}

const always: Condition = () => true
const isPersonWithOwnEmail: Condition = facts => isPersonal(facts) && !facts.linkedEmail
const isCompanyWithOwnEmail: Condition = facts => isCompany(facts) && !facts.linkedEmail
const isTemporaryElectricity: Condition = facts => isTemporary(facts) && facts.services.electricity
const hasEmailBillUnverified: Condition = facts => isEmailBillToVerify(facts) && !facts.emailBillVerified

/**
 * When each field of the draft is required, one row for each field, screen by screen. Fields that are never required
 * have no row. Source: document 1, section 5; document 2, section 5.
 */
export const fields = {
  premise_postal_code: { section: 'premises', required: isStandard },
  premise_block: { section: 'premises', required: isStandard },
  premise_street_name: { section: 'premises', required: isStandard },
  premise_description: { section: 'premises', required: isNonStandard },
  mail_postal_code: { section: 'premises', required: hasOwnMailingAddress },
  mail_block: { section: 'premises', required: hasOwnMailingAddress },
  mail_street_name: { section: 'premises', required: hasOwnMailingAddress },
  premise_occupancy: { section: 'premises', required: always },
  use_of_premises: { section: 'premises', required: always },
  services: { section: 'premises', required: always },
  tension: { section: 'premises', required: isTensionRequired },
  type_of_usage: { section: 'premises', required: isCommercial },
  supply_application_number: { section: 'premises', required: isTemporaryElectricity },

  salutation: { section: 'particulars', required: isPersonal },
  name: { section: 'particulars', required: isPersonal },
  nric_fin: { section: 'particulars', required: isPersonal },
  nric_fin_doi: { section: 'particulars', required: isPersonTypedIn },
  work_pass: { section: 'particulars', required: isForeignerByIdentityData },
  dob: { section: 'particulars', required: isPersonal },
  race: { section: 'particulars', required: isPersonal },
  email: { section: 'particulars', required: isPersonWithOwnEmail },
  mobile_prefix: { section: 'particulars', required: isPersonal, screenOnly: true },
  mobile_number: { section: 'particulars', required: isPersonal },
  bankruptcy_no: { section: 'particulars', required: facts => isPersonal(facts) && facts.bankrupt },

  uen: { section: 'particulars', required: isCompany },
  company_name: { section: 'particulars', required: isCompany },
  representative_name: { section: 'particulars', required: isCompany },
  representative_designation: { section: 'particulars', required: isCompany },
  representative_mobile_prefix: { section: 'particulars', required: isCompany, screenOnly: true },
  representative_mobile_number: { section: 'particulars', required: isCompany },
  representative_email: { section: 'particulars', required: isCompanyWithOwnEmail },

  turn_on_date: { section: 'turnOn', required: always },
  turn_on_datetime: { section: 'turnOn', required: isTimeslotNeeded },
  gst_reg_no: { section: 'turnOn', required: facts => facts.generatorDeclared },
  gst_reg_date: { section: 'turnOn', required: facts => facts.generatorDeclared },

  USE_OF_PREMISES_LIST: { section: 'deposit', required: isCommercial },
  ELECT_CAPACITY: { section: 'deposit', required: requiresElectricityCapacity },
  WATER_CAPACITY: { section: 'deposit', required: requiresWaterCapacity },
  NO_DAYS: { section: 'deposit', required: requiresNumberOfDays },

  signature_file_id: { section: 'signature', required: isSignatureRequired },

  ebill_otp: { section: 'emailBill', required: hasEmailBillUnverified, screenOnly: true },
  ebill_verified: { section: 'emailBill', required: isEmailBillToVerify, screenOnly: true },

  check_i_confirm: { section: 'terms', required: always, screenOnly: true },

  PAYMENT_METHOD: { section: 'payment', required: isCommercial },
  amount_payable: { section: 'payment', required: isCommercial, screenOnly: true },
} as const satisfies Record<string, FieldRow>

/** A field of the draft that some application requires, under its printed name. */
export type Field = keyof typeof fields

const rows: Readonly<Record<Field, FieldRow>> = fields
export const fieldNames = Object.keys(fields).filter((name): name is Field => name in fields)

export const sectionOfField = (field: Field): FieldSection => rows[field].section

/** Whether a submission contains a field, so that the service can check it too. */
export const isFieldSubmitted = (field: Field): boolean => rows[field].screenOnly !== true

/** Whether an application requires a field. */
export const isFieldRequired = (field: Field, facts: ApplicationFacts): boolean => rows[field].required(facts)

/** The fields that an application requires, in table order. */
export const requiredFields = (facts: ApplicationFacts): readonly Field[] =>
  fieldNames.filter(field => isFieldRequired(field, facts))
