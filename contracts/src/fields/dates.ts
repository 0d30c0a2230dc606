import { isOldEnough } from '@open-account/domain/identity/age'
import { parseEnteredDate } from '@open-account/domain/time/enteredDate'
import { parseSlashedDate } from '@open-account/domain/time/slashedDate'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { parseIsoDate } from '@open-account/domain/time/isoDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { parseWireTime } from '@open-account/domain/time/wireTime'
import { applicantTooYoung, dateInFuture, notADate, pleaseEnterValid, required } from './messages.ts'
import { isNotEmpty, text, type TextRule } from './text.ts'

/** A day in Singapore on the wire. */
export const wireDate = text(
  'Date in Singapore as YYYYMMDD.',
  [[value => parseWireDate(value) !== null, pleaseEnterValid('date, YYYYMMDD')]],
  {
    limits: { pattern: '^\\d{8}$' },
  },
)

/** A time of day in Singapore on the wire. */
export const wireTime = text(
  'Time in Singapore as HHmmss.',
  [[value => parseWireTime(value) !== null, pleaseEnterValid('time, HHmmss')]],
  {
    limits: { pattern: '^\\d{6}$' },
  },
)

/** A day in Singapore in identity data and in the calendar. */
export const isoDate = text(
  'Date in Singapore as YYYY-MM-DD.',
  [[value => parseIsoDate(value) !== null, pleaseEnterValid('date, YYYY-MM-DD')]],
  { limits: { pattern: '^\\d{4}-\\d{2}-\\d{2}$' } },
)

/** A moment in Singapore, without a zone. */
export const timestamp = text('Date and time in Singapore as YYYY-MM-DDTHH:mm:ss.', [
  [value => parseTimestamp(value) !== null, pleaseEnterValid('time, YYYY-MM-DDTHH:mm:ss')],
])

const enteredRule = (label: string): readonly TextRule[] => [
  [isNotEmpty, required(label)],
  [value => parseEnteredDate(value) !== null, notADate(label)],
]

/** A date as typed. When its field is left it becomes DD/MM/YYYY. */
export const enteredDate = (label: string) => text('Date as typed, DD/MM/YYYY.', enteredRule(label))

const notAfter =
  (today: Temporal.PlainDate) =>
  (value: string): boolean => {
    const date = parseEnteredDate(value)
    return date !== null && Temporal.PlainDate.compare(date, today) <= 0
  }

export const dateOfIssueLabel = 'Date of Issue'
export const dateOfBirthLabel = 'Date of Birth'

/** Date of issue of the NRIC or FIN; `today` is Singapore's. */
export const dateOfIssue = (today: Temporal.PlainDate) =>
  text('Date of issue of the NRIC or FIN as typed, DD/MM/YYYY.', [
    ...enteredRule(dateOfIssueLabel),
    [notAfter(today), dateInFuture(dateOfIssueLabel)],
  ])

/** Date of birth of an applicant of at least 18 years; `today` is Singapore's. */
export const dateOfBirth = (today: Temporal.PlainDate) =>
  text('Date of birth as typed, DD/MM/YYYY.', [
    ...enteredRule(dateOfBirthLabel),
    [
      value => {
        const birth = parseEnteredDate(value)
        return birth !== null && isOldEnough(birth, today)
      },
      applicantTooYoung,
    ],
  ])

/** First day of the GST registration. */
export const dateOfGstRegistration = enteredDate('GST Valid Reg. Date')

/** The day of a signature, printed as DD/MM/YYYY. */
export const signedDate = text(
  'Date of signing in Singapore as DD/MM/YYYY.',
  [[value => parseSlashedDate(value) !== null, notADate('Date of signing')]],
  { limits: { pattern: '^\\d{2}/\\d{2}/\\d{4}$' } },
)
