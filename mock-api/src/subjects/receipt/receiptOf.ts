import type { Appointment } from '@open-account/contracts/calendarFile'
import { timeslotNote } from '@open-account/contracts/fields/turnOn'
import { billTexts, noAddressNotice, unsignedNotice } from '@open-account/contracts/nextSteps'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountHolderTypes, accountTypes } from '@open-account/domain/application/codes'
import { maskEmail, maskMobile, maskNric } from '@open-account/domain/contact/masking'
import { formatDollars } from '@open-account/domain/deposit/money'
import { displayDate } from '@open-account/domain/time/displayDate'
import { singaporeTimeOf } from '@open-account/domain/time/singaporeDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { displayTime, parseWireTime } from '@open-account/domain/time/wireTime'
import {
  applicationSections,
  inOneLine,
  phone,
  subjectOf,
  timeslotOf,
  turnOnDay,
} from '../documents/openAccountForm.ts'
import type { PrintedReceipt } from '../documents/printedForm.ts'
import type { SubmittedApplication } from './submittedApplication.ts'

/** A moment as it is shown: DD MMM YYYY, HH:mm in Singapore. */
const momentText = (at: number): string => {
  const time = singaporeTimeOf(Temporal.Instant.fromEpochMilliseconds(at))
  return `${displayDate(time.toPlainDate())}, ${displayTime(time)}`
}

/** The time at which the application was submitted, as it is shown. */
export const submittedOn = ({ submittedAt }: Pick<SubmittedApplication, 'submittedAt'>): string =>
  momentText(submittedAt)

const timestampOf = (date: Temporal.PlainDate, wireTime: string | undefined): string | null => {
  const time = parseWireTime(wireTime ?? '')
  return time === null ? null : date.toPlainDateTime(time).toString({ smallestUnit: 'second' })
}

/** The appointment of the turn-on in a submission. */
export const appointmentOf = (body: SubmitBody): Appointment => {
  const day = parseWireDate(body.move_in_yyyymmdd)
  const start = day === null ? null : timestampOf(day, body.appointment_start_time)
  const end = day === null ? null : timestampOf(day, body.appointment_end_time)
  return {
    date: body.move_in_yyyymmdd,
    slot: start === null || end === null ? null : { start, end },
    place:
      body.premise_address === undefined
        ? (body.nanl_additional_info ?? '')
        : inOneLine(body.premise_address),
  }
}

/** The day and the timeslot of the turn-on in one text. */
export const appointmentText = (body: SubmitBody): string =>
  [turnOnDay(body), timeslotOf(body) ?? []].flat().join(', ')

/** What happens next, one statement each. */
export const nextStepsOf = (application: SubmittedApplication): readonly string[] => {
  const { body, deposit, isUnsigned, hotline, gasNumber } = application
  const domain = body.account_type === accountTypes.residential ? 'residential' : 'commercial'
  const type = body.account_holder_type === accountHolderTypes.personal ? 'personal' : 'company'
  return [
    ...(isUnsigned ? [unsignedNotice] : []),
    ...(body.nanl ? [noAddressNotice] : []),
    `We will contact you about the appointment at ${maskEmail(body.email)} and ${maskMobile(phone(body.mobile_number))}.`,
    ...(body.appointment_start_time === '' || body.appointment_start_time === undefined
      ? []
      : [timeslotNote]),
    ...billTexts({
      application: { domain, type },
      ebill: body.ebill,
      paper_bill: body.enable_paper_bill,
      deposit,
    }),
    ...(body.gas ? [`To turn on gas, call the gas company on ${gasNumber}.`] : []),
    `For questions call us on ${hotline}.`,
  ]
}

const payments: Readonly<Record<SubmittedApplication['deposit'], string>> = {
  paid: 'Paid',
  processing: 'Being processed',
  'not paid': 'Not paid yet',
  'after signing': 'Due once the form is signed',
}

/** The amount to pay online and whether it is paid; null where nothing is paid online. */
export const paymentText = ({ amounts, deposit }: SubmittedApplication): string | null =>
  amounts === null ? null : `${formatDollars(amounts.payable)} (${payments[deposit].toLowerCase()})`

/** The body with the NRIC or FIN masked, because the receipt leaves the application. A UEN is public. */
const masked = (body: SubmitBody): SubmitBody =>
  body.account_holder_type === accountHolderTypes.personal ? { ...body, nric: maskNric(body.nric) } : body

/** The receipt of an application. `madeAt`: the time at which it is true, epoch milliseconds. */
export const receiptOf = (application: SubmittedApplication, madeAt: number): PrintedReceipt => {
  const { appId, body, amounts } = application
  const payment = paymentText(application)
  return {
    title: 'Receipt of your application',
    subject: subjectOf(body),
    references: [
      { label: 'Application ID', text: appId },
      { label: 'Submitted on', text: submittedOn(application) },
    ],
    sections: [
      {
        heading: 'Your appointment',
        lines: [
          { label: 'Date and time', text: appointmentText(body) },
          { label: 'Place', text: appointmentOf(body).place },
        ],
      },
      ...applicationSections({ body: masked(body), amounts, preTurnOn: false }),
      ...(payment === null
        ? []
        : [{ heading: 'Payment', lines: [{ label: `On ${momentText(madeAt)}`, text: payment }] }]),
    ],
    next: { heading: 'What happens next', texts: nextStepsOf(application) },
    madeAt,
  }
}
