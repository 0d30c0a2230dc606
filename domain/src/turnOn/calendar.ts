import { isPublicHoliday } from './publicHolidays.ts'

/** The last day that can be picked, counted from today; the day itself is included. */
export const turnOnWindowDays = 30
/** Non-standard premises need more than this many days of preparation (C-110). */
export const nonStandardLeadDays = 7

const sunday = 7

/** What a turn-on date is judged by. Dates are YYYY-MM-DD where they stand in sets. */
export interface TurnOnCalendar {
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
  readonly nonStandardAddress: boolean
  /** When the account of the one before ends; no earlier date can be had. */
  readonly terminateDate: Temporal.PlainDate | null
  /** The days with an appointment left; null while they are not known, and no day is refused for it. */
  readonly available: ReadonlySet<string> | null
  /** Holidays the calendar service names, beside the gazetted ones. */
  readonly publicHolidays: ReadonlySet<string>
  /** Other days without appointments that the calendar service names (C-109). */
  readonly specialHolidays: ReadonlySet<string>
}

/** Why a date cannot be picked, in the order in which the reasons are told. */
export const dateReasons = [
  'sunday',
  'public_holiday',
  'special_holiday',
  'past',
  'beyond_30_days',
  'before_terminate',
  'nanl_lead',
  'not_available',
] as const
export type DateReason = (typeof dateReasons)[number]

const isBefore = (date: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(date, other) < 0

const speaksAgainst: Readonly<
  Record<DateReason, (date: Temporal.PlainDate, calendar: TurnOnCalendar) => boolean>
> = {
  sunday: date => date.dayOfWeek === sunday,
  public_holiday: (date, { publicHolidays }) => isPublicHoliday(date) || publicHolidays.has(date.toString()),
  special_holiday: (date, { specialHolidays }) => specialHolidays.has(date.toString()),
  past: (date, { today }) => isBefore(date, today),
  beyond_30_days: (date, { today }) => isBefore(today.add({ days: turnOnWindowDays }), date),
  before_terminate: (date, { terminateDate }) => terminateDate !== null && isBefore(date, terminateDate),
  nanl_lead: (date, { nonStandardAddress, today }) =>
    nonStandardAddress && !isBefore(today.add({ days: nonStandardLeadDays }), date),
  not_available: (date, { available }) => available !== null && !available.has(date.toString()),
}

/** Every reason against a date, the first to be told first; none when it can be picked. */
export const reasonsAgainst = (date: Temporal.PlainDate, calendar: TurnOnCalendar): readonly DateReason[] =>
  dateReasons.filter(reason => speaksAgainst[reason](date, calendar))

export const isFree = (date: Temporal.PlainDate, calendar: TurnOnCalendar): boolean =>
  reasonsAgainst(date, calendar).length === 0

/** The days that can be picked, in order; none at all ends the application (C-024). */
export const freeDays = (calendar: TurnOnCalendar): readonly Temporal.PlainDate[] =>
  Array.from({ length: turnOnWindowDays + 1 }, (_, days) => calendar.today.add({ days })).filter(day =>
    isFree(day, calendar),
  )

/** The first day from a date on that can be picked, or null when none is left. */
export const nextFreeDay = (from: Temporal.PlainDate, calendar: TurnOnCalendar): Temporal.PlainDate | null =>
  freeDays(calendar).find(day => !isBefore(day, from)) ?? null
