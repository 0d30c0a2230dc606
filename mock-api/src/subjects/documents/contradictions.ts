import { isDeepStrictEqual } from 'node:util'
import type { Issue } from '@open-account/contracts/errors'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { accountHolderTypes, type ApplicantType } from '@open-account/domain/application/codes'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { toWireDate } from '@open-account/domain/time/wireDate'
import { toWireTime } from '@open-account/domain/time/wireTime'

/** The values of one field in the request for a form and in the submission. */
type Comparison = readonly [path: string, requested: unknown, submitted: unknown]

const typeOf = ({ account_holder_type: holder }: SubmitBody): ApplicantType =>
  holder === accountHolderTypes.personal ? 'personal' : 'company'

/** A timestamp in the format of a submission: date, then time. */
const toWireDateTime = (timestamp: string): readonly [string, string] | null => {
  const time = parseTimestamp(timestamp)
  return time === null ? null : [toWireDate(time.toPlainDate()), toWireTime(time)]
}

const turnOn = ({ payload: { preferred_date } }: PdfBody, body: SubmitBody): Comparison => {
  const path = 'payload.preferred_date.turn_on_datetime'
  const { turn_on_datetime: requested } = preferred_date
  const date = body.move_in_yyyymmdd
  if (typeof requested === 'string') return [path, requested, date]
  return [
    path,
    [toWireDateTime(requested.start), toWireDateTime(requested.end)],
    [
      [date, body.appointment_start_time],
      [date, body.appointment_end_time],
    ],
  ]
}

/** The fields of a company. A field that the request omits is taken as equal. */
const ofCompany = (
  { payload: { company_information: company, representative } }: PdfBody,
  body: SubmitBody,
) => {
  if (body.account_holder_type === accountHolderTypes.personal)
    return [
      ['payload.company_information', company, undefined],
      ['payload.representative', representative, undefined],
    ] as const
  const of = (path: string, requested: string | undefined, submitted: string): Comparison => [
    path,
    requested ?? submitted,
    submitted,
  ]
  return [
    of('payload.company_information.uen', company?.uen, body.nric),
    of('payload.company_information.company_name', company?.company_name, body.company_name),
    of(
      'payload.representative.representative_name',
      representative?.representative_name,
      body.authorised_name,
    ),
    of(
      'payload.representative.representative_designation',
      representative?.representative_designation,
      body.authorised_designation,
    ),
    of(
      'payload.representative.representative_mobile_number',
      representative?.representative_mobile_number,
      body.mobile_number,
    ),
    /** The e-mail of an existing account is submitted masked, so it is not compared. */
    of(
      'payload.representative.representative_email',
      body.is_masked_email ? body.email : representative?.representative_email,
      body.email,
    ),
  ]
}

const comparisons = (requested: PdfBody, body: SubmitBody): readonly Comparison[] => {
  const { payload } = requested
  const { electricity, water, gas, chilled_water } = body
  return [
    ['application_type', requested.application_type, typeOf(body)],
    ['file_id', requested.file_id, body.file_id],
    ['payload.account_holder_type', payload.account_holder_type, body.account_holder_type],
    ['payload.mailing_address', payload.mailing_address, body.mailing_address],
    ['payload.premise_address', payload.premise_address, body.premise_address],
    ['payload.nanl', payload.nanl, body.nanl],
    ['payload.nanl_additional_info', payload.nanl_additional_info ?? '', body.nanl_additional_info ?? ''],
    ['payload.occupancy', payload.occupancy, body.occ_type],
    ['payload.use_of_premises', payload.use_of_premises, body.use_of_premises],
    ['payload.turn_on_services', payload.turn_on_services, { electricity, water, gas, chilled_water }],
    turnOn(requested, body),
    ...ofCompany(requested, body),
  ]
}

/** An issue for each field of a requested form that differs from the submitted application. */
export const contradictionsOf = (requested: PdfBody, body: SubmitBody): readonly Issue[] =>
  comparisons(requested, body)
    .filter(([, formValue, submitted]) => !isDeepStrictEqual(formValue, submitted))
    .map(([path]) => ({ path, message: 'The application that was submitted says something else.' }))
