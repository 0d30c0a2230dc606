import { accountHolderTypes, accountTypes, type Domain } from '@open-account/domain/application/codes'
import { issueDateOnWire } from '@open-account/domain/identity/issueDate'
import type { Field } from '@open-account/domain/requirements/fields'
import type { Answer, Answers } from '@open-account/domain/requirements/missingFields'
import type { SubmitBody } from './body.ts'

type PersonBody = Extract<SubmitBody, { account_holder_type: typeof accountHolderTypes.personal }>
type CompanyBody = Extract<SubmitBody, { account_holder_type: typeof accountHolderTypes.company }>
type CommercialBody = Extract<SubmitBody, { account_type: typeof accountTypes.commercial }>

type Read<Body> = (body: Body) => Answer | undefined

interface SubmittedField {
  /** The path of the field in a body, with dots between the parts. */
  readonly path: string
  readonly answer: Read<SubmitBody>
}

const of = (path: string, answer: Read<SubmitBody>): SubmittedField => ({ path, answer })
const ofPerson = (path: string, read: Read<PersonBody>) =>
  of(path, body => (body.account_holder_type === accountHolderTypes.personal ? read(body) : null))
const ofCompany = (path: string, read: Read<CompanyBody>) =>
  of(path, body => (body.account_holder_type === accountHolderTypes.company ? read(body) : null))
const ofCommercial = (path: string, read: Read<CommercialBody>) =>
  of(path, body => (body.account_type === accountTypes.commercial ? read(body) : null))

const domainOf = (body: SubmitBody): Domain =>
  body.account_type === accountTypes.residential ? 'residential' : 'commercial'

/** The value on the wire for "no date of issue" is no answer. */
const dateOfIssue: Read<PersonBody> = body =>
  body.nric_issue_yyyymmdd === issueDateOnWire({ domain: domainOf(body), type: 'personal' }, null)
    ? null
    : body.nric_issue_yyyymmdd

/** The place of each field of the draft in a submission, by the draft's names. */
const submittedFields: Readonly<Partial<Record<Exclude<Field, 'services'>, SubmittedField>>> = {
  premise_postal_code: of('premise_address.postal_code', body => body.premise_address?.postal_code),
  premise_block: of('premise_address.block', body => body.premise_address?.block),
  premise_street_name: of('premise_address.street', body => body.premise_address?.street),
  premise_description: of('nanl_additional_info', body => body.nanl_additional_info),
  mail_postal_code: of('mailing_address.postal_code', body => body.mailing_address.postal_code),
  mail_block: of('mailing_address.block', body => body.mailing_address.block),
  mail_street_name: of('mailing_address.street', body => body.mailing_address.street),
  premise_occupancy: of('occ_type', body => body.occ_type),
  use_of_premises: of('use_of_premises', body => body.use_of_premises),
  tension: ofCommercial('tension_level', body => body.tension_level),
  type_of_usage: ofCommercial('type_of_usage', body => body.type_of_usage),
  supply_application_number: ofCommercial('supply_application_no', body => body.supply_application_no),

  salutation: ofPerson('salutation', body => body.salutation),
  name: ofPerson('name', body => body.name),
  nric_fin: ofPerson('nric', body => body.nric),
  nric_fin_doi: ofPerson('nric_issue_yyyymmdd', dateOfIssue),
  work_pass: ofPerson('work_pass_status', body => body.work_pass_status),
  dob: ofPerson('birth_date_yyyymmdd', body => body.birth_date_yyyymmdd),
  race: ofPerson('race', body => body.race),
  email: ofPerson('email', body => body.email),
  mobile_number: ofPerson('mobile_number', body => body.mobile_number),
  bankruptcy_no: ofPerson('bankruptcy_number', body => body.bankruptcy_number),

  uen: ofCompany('nric', body => body.nric),
  company_name: ofCompany('company_name', body => body.company_name),
  representative_name: ofCompany('authorised_name', body => body.authorised_name),
  representative_designation: ofCompany('authorised_designation', body => body.authorised_designation),
  representative_mobile_number: ofCompany('mobile_number', body => body.mobile_number),
  representative_email: ofCompany('email', body => body.email),

  turn_on_date: of('move_in_yyyymmdd', body => body.move_in_yyyymmdd),
  turn_on_datetime: of('appointment_start_time', body => ({
    start: body.appointment_start_time ?? null,
    end: body.appointment_end_time ?? null,
  })),
  gst_reg_no: of('gst_no', body => body.gst_no),
  gst_reg_date: of('gst_reg_date', body => body.gst_reg_date),

  USE_OF_PREMISES_LIST: ofCommercial('use_of_premises_selected', body => body.use_of_premises_selected),
  ELECT_CAPACITY: ofCommercial('elect_capacity', body => body.elect_capacity),
  WATER_CAPACITY: ofCommercial('water_capacity', body => body.water_capacity),
  NO_DAYS: ofCommercial('no_days', body => body.no_days),
  PAYMENT_METHOD: ofCommercial('payment_method', body => body.payment_method),

  signature_file_id: of('file_id', body => body.file_id),
}

const rows = Object.entries(submittedFields)

/** The answers in a submission, for `missingFields` of the domain. */
export const answersOfBody = (body: SubmitBody): Answers =>
  Object.fromEntries(rows.map(([field, { answer }]) => [field, answer(body) ?? null]))

/** The path of a field in a body, for an issue; null for a field of the screens only. */
export const bodyPathOf = (field: Field): string | null =>
  field === 'services' ? 'electricity' : (submittedFields[field]?.path ?? null)
