import { isDeepStrictEqual } from 'node:util'
import type { Issue } from '@open-account/contracts/errors'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { accountHolderTypes, type ApplicantType } from '@open-account/domain/application/codes'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { toWireDate } from '@open-account/domain/time/wireDate'
import { toWireTime } from '@open-account/domain/time/wireTime'

/** What two bodies say of the same thing. */
type Statement = readonly [path: string, asked: unknown, submitted: unknown]

const typeOf = ({ account_holder_type: holder }: SubmitBody): ApplicantType =>
  holder === accountHolderTypes.personal ? 'personal' : 'company'

/** A moment as a submission carries it: date, then time. */
const onWire = (timestamp: string): readonly [string, string] | null => {
  const time = parseTimestamp(timestamp)
  return time === null ? null : [toWireDate(time.toPlainDate()), toWireTime(time)]
}

const turnOn = ({ payload: { preferred_date } }: PdfBody, body: SubmitBody): Statement => {
  const path = 'payload.preferred_date.turn_on_datetime'
  const { turn_on_datetime: asked } = preferred_date
  const date = body.move_in_yyyymmdd
  if (typeof asked === 'string') return [path, asked, date]
  return [
    path,
    [onWire(asked.start), onWire(asked.end)],
    [
      [date, body.appointment_start_time],
      [date, body.appointment_end_time],
    ],
  ]
}

/** What is said of a company, as far as it is said at all. */
const ofCompany = (
  { payload: { company_information: company, representative } }: PdfBody,
  body: SubmitBody,
) => {
  if (body.account_holder_type === accountHolderTypes.personal)
    return [
      ['payload.company_information', company, undefined],
      ['payload.representative', representative, undefined],
    ] as const
  const of = (path: string, asked: string | undefined, submitted: string): Statement => [
    path,
    asked ?? submitted,
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
    /** The address of an existing account is submitted masked. */
    of(
      'payload.representative.representative_email',
      body.is_masked_email ? body.email : representative?.representative_email,
      body.email,
    ),
  ]
}

const statements = (asked: PdfBody, body: SubmitBody): readonly Statement[] => {
  const { payload } = asked
  const { electricity, water, gas, chilled_water } = body
  return [
    ['application_type', asked.application_type, typeOf(body)],
    ['file_id', asked.file_id, body.file_id],
    ['payload.account_holder_type', payload.account_holder_type, body.account_holder_type],
    ['payload.mailing_address', payload.mailing_address, body.mailing_address],
    ['payload.premise_address', payload.premise_address, body.premise_address],
    ['payload.nanl', payload.nanl, body.nanl],
    ['payload.nanl_additional_info', payload.nanl_additional_info ?? '', body.nanl_additional_info ?? ''],
    ['payload.occupancy', payload.occupancy, body.occ_type],
    ['payload.use_of_premises', payload.use_of_premises, body.use_of_premises],
    ['payload.turn_on_services', payload.turn_on_services, { electricity, water, gas, chilled_water }],
    turnOn(asked, body),
    ...ofCompany(asked, body),
  ]
}

/** Where a form would say something else than the application that was submitted. */
export const contradictionsOf = (asked: PdfBody, body: SubmitBody): readonly Issue[] =>
  statements(asked, body)
    .filter(([, said, submitted]) => !isDeepStrictEqual(said, submitted))
    .map(([path]) => ({ path, message: 'The application that was submitted says something else.' }))
