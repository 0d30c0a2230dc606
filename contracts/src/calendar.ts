import { z } from 'zod'
import { bodyRefusals } from './errors.ts'
import { block } from './fields/block.ts'
import { accountType, source, usage } from './fields/codes.ts'
import { timestamp, wireDate, wireTime } from './fields/dates.ts'
import { floor } from './fields/floor.ts'
import { dateHash, notificationNumber, stateId, timeHash } from './fields/ids.ts'
import { orEmpty } from './fields/orEmpty.ts'
import { postalCode } from './fields/postalCode.ts'
import { unit } from './fields/unit.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { calendarExamples } from './calendarExamples.ts'
import { c } from './router.ts'

const address = {
  block: orEmpty(block),
  floor,
  unit,
  postal_code: orEmpty(postalCode),
}

const requestedServices = {
  electricity: z.boolean().describe('Whether electricity is to be turned on.'),
  water: z.boolean().describe('Whether water is to be turned on.'),
  gas: z.boolean().describe('Whether gas is to be turned on.'),
}

const timeslotAllowed = z.boolean().describe('Whether an appointment may be booked for this applicant.')
const personal = z.boolean().describe('Whether the applicant is a person; false for a company.')
const usageIfCommercial = usage
  .optional()
  .describe('Permanent or temporary; left out for residential premises.')
const notificationNumberIfAny = z
  .union([notificationNumber, z.literal('')])
  .describe('Number of the appointment notification; empty when there is none yet.')
const notificationType = z
  .string()
  .max(20)
  .describe('Type of the appointment notification; empty when there is none.')

export const calendarBody = z.strictObject({
  state_id: stateId,
  ...address,
  timeslot: timeslotAllowed,
  ...requestedServices,
  nanl: z.boolean().describe('Whether the premises have no official address.'),
  source,
  is_open_account: z.boolean().describe('True: an account is opened, not closed.'),
  account_type: accountType,
  personal,
  type_of_usage: usageIfCommercial,
})
export type CalendarBody = z.infer<typeof calendarBody>

const supplyDate = (what: string) =>
  z.nullish(wireDate).describe(`${what}, YYYYMMDD; null or left out when unknown.`)

export const calendarDays = z
  .object({
    server_time: timestamp.check(z.describe('Now, in Singapore, as YYYY-MM-DDTHH:mm:ss.')),
    oc_mo_date: supplyDate('Recorded day of the move-out'),
    available: z
      .array(z.object({ date: wireDate, date_hash: dateHash }))
      .readonly()
      .describe('Days that may be chosen, each with its hash; empty when there is none.'),
    public_holidays: z.array(wireDate).readonly().describe('Public holidays.'),
    special_holidays: z.array(wireDate).readonly().describe('Other days on which nothing is turned on.'),
    zc_gas_date: supplyDate('Day from which gas can be turned on'),
    zc_zz_date: supplyDate('Day from which the other services can be turned on'),
  })
  .describe('The days that may be chosen.')
export type CalendarDays = z.infer<typeof calendarDays>

const calendarOffset = z
  .object({
    Offset: z.string().or(z.number()).describe('Its presence alone means that the calendar failed.'),
  })
  .describe('The calendar failed, although the call was answered.')

export const timeslotsBody = z.strictObject({
  state_id: stateId,
  ...address,
  ...requestedServices,
  selected_date: wireDate,
  notification_number: notificationNumberIfAny,
  timeslot: timeslotAllowed,
  type_of_usage: usageIfCommercial,
  selected_date_hash: dateHash,
  open: z.boolean().describe('True: an account is opened, not closed.'),
  resi: z.boolean().describe('Whether the premises are residential.'),
  personal,
})
export type TimeslotsBody = z.infer<typeof timeslotsBody>

const timeslot = z
  .object({
    start: timestamp.check(z.describe('Start in Singapore as YYYY-MM-DDTHH:mm:ss.')),
    end: timestamp.check(z.describe('End in Singapore as YYYY-MM-DDTHH:mm:ss.')),
    time_hash: timeHash,
  })
  .describe('One appointment that is still free.')

export const timeslotsAnswer = z.object({
  meter_reading_required: z.boolean().describe('Whether meter readings are needed for this date.'),
  notification_number: notificationNumberIfAny,
  notification_type: notificationType,
  timeslot_required: z.boolean().describe('Whether this date needs an appointment.'),
  timeslots: z.array(timeslot).readonly().describe('Appointments that are still free on this date.'),
  pre_turn_on: z
    .boolean()
    .describe('Whether the supplies are on already, so that the applicant need not be present.'),
})
export type TimeslotsAnswer = z.infer<typeof timeslotsAnswer>

const confirmBody = z.strictObject({
  state_id: stateId,
  selected_date: wireDate,
  notification_number: notificationNumberIfAny,
  notification_type: notificationType,
  selected_time: wireTime.check(z.describe('Start of the appointment in Singapore as HHmmss.')),
  time_hash: timeHash,
})

export const calendar = c.router(
  {
    days: {
      method: 'POST',
      path: '/v1/calendar',
      summary: 'List the days on which the supply can be turned on',
      description:
        'Days within 30 days from now, each with a hash that proves that it was offered to this transaction. The hash ' +
        'is sent with the request for timeslots and with the application.',
      body: calendarBody,
      responses: {
        200: z
          .union([calendarDays, calendarOffset])
          .describe('The days, or an Offset when the calendar failed.'),
        ...bodyRefusals(),
      },
      metadata: {
        units: 'Days YYYYMMDD in Singapore; server_time YYYY-MM-DDTHH:mm:ss in Singapore.',
        errors: {},
        example: calendarExamples.days,
      } satisfies EndpointDocs,
    },
    timeslots: {
      method: 'POST',
      path: '/v1/calendar/timeslots',
      summary: 'List the free appointments of a day',
      description:
        'Whether one of the offered days needs an appointment and meter readings, and which appointments are still ' +
        'free on it.',
      body: timeslotsBody,
      responses: { 200: timeslotsAnswer, ...bodyRefusals('out_of_order') },
      metadata: {
        units: 'Day YYYYMMDD, appointments YYYY-MM-DDTHH:mm:ss, both in Singapore.',
        errors: { out_of_order: 'The date was not offered to this transaction: its hash is wrong.' },
        example: calendarExamples.timeslots,
      } satisfies EndpointDocs,
    },
    confirm: {
      method: 'POST',
      path: '/v1/calendar/timeslots/confirm',
      summary: 'Hold an appointment',
      description:
        'Holds the appointment for this transaction. A transaction holds one appointment; a new one releases the old one.',
      body: confirmBody,
      responses: {
        200: z.object({ success: z.literal(true).describe('The appointment is held.') }),
        ...bodyRefusals('timeslot_not_available', 'out_of_order', 'already_submitted'),
      },
      metadata: {
        units: 'Day YYYYMMDD and time HHmmss in Singapore.',
        errors: {
          timeslot_not_available: 'Another transaction has the appointment.',
          out_of_order: 'The appointment was not offered to this transaction: its hash is wrong.',
          already_submitted: 'The application was submitted; its appointment is booked.',
        },
        example: calendarExamples.confirm,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
