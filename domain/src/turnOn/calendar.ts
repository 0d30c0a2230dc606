import type { Services } from '../application/codes.ts'
import { nonStandardLeadDays, turnOnWindowDays } from './limits.ts'
import { isPublicHolidayOn } from './publicHolidays.ts'

const sunday = 7

/** The first possible day of the supplies, and whether it is that of gas or of the other services. */
export interface SuppliesFrom {
  readonly of: 'gas' | 'others'
  readonly date: Temporal.PlainDate
}

/** The first day that applies: that of gas for an application with gas, else of the other services; null without one. */
export const suppliesFrom = (
  { gas }: Pick<Services, 'gas'>,
  dates: Readonly<Record<SuppliesFrom['of'], Temporal.PlainDate | null>>,
): SuppliesFrom | null => {
  const of = gas ? 'gas' : 'others'
  const date = dates[of]
  return date === null ? null : { of, date }
}

/** The limits of a turn-on date. Dates in sets are YYYY-MM-DD. */
export interface TurnOnCalendar {
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
  readonly nonStandardAddress: boolean
  /** When the present account at the premises ends; no earlier date is possible. */
  readonly terminateDate: Temporal.PlainDate | null
  /** The first day of the chosen services, where the calendar service sends one (C-185). */
  readonly suppliesFrom: SuppliesFrom | null
  /** The days with free appointments; null while they are unknown, when no day is refused for it. */
  readonly available: ReadonlySet<string> | null
  /** Holidays from the calendar service, besides the gazetted ones. */
  readonly publicHolidays: ReadonlySet<string>
  /** Other days without appointments from the calendar service (C-109). */
  readonly specialHolidays: ReadonlySet<string>
}

/** Why a date cannot be chosen, in the order in which the reasons are shown. */
export const dateReasons = [
  'sunday',
  'public_holiday',
  'special_holiday',
  'past',
  'beyond_30_days',
  'before_terminate',
  'before_gas',
  'before_others',
  'nanl_lead',
  'not_available',
] as const
export type DateReason = (typeof dateReasons)[number]

/**
 * The limits of a calendar, calculated once for all its days. Dates are YYYY-MM-DD, which sorts by day; a missing limit
 * is an empty text, which sorts before every day.
 */
const limitsOf = ({
  today,
  nonStandardAddress,
  terminateDate,
  suppliesFrom: first,
  ...calendar
}: TurnOnCalendar) => ({
  ...calendar,
  today: today.toString(),
  last: today.add({ days: turnOnWindowDays }).toString(),
  terminateDate: terminateDate?.toString() ?? '',
  gasDate: first?.of === 'gas' ? first.date.toString() : '',
  othersDate: first?.of === 'others' ? first.date.toString() : '',
  lastOfPreparation: nonStandardAddress ? today.add({ days: nonStandardLeadDays }).toString() : '',
})
type Limits = ReturnType<typeof limitsOf>

const excludes: Readonly<
  Record<DateReason, (day: string, limits: Limits, date: Temporal.PlainDate) => boolean>
> = {
  sunday: (_day, _limits, date) => date.dayOfWeek === sunday,
  public_holiday: (day, { publicHolidays }) => isPublicHolidayOn(day) || publicHolidays.has(day),
  special_holiday: (day, { specialHolidays }) => specialHolidays.has(day),
  past: (day, { today }) => day < today,
  beyond_30_days: (day, { last }) => day > last,
  before_terminate: (day, { terminateDate }) => day < terminateDate,
  before_gas: (day, { gasDate }) => day < gasDate,
  before_others: (day, { othersDate }) => day < othersDate,
  nanl_lead: (day, { lastOfPreparation }) => day <= lastOfPreparation,
  not_available: (day, { available }) => available !== null && !available.has(day),
}

const reasonsWithin = (date: Temporal.PlainDate, limits: Limits): readonly DateReason[] => {
  const day = date.toString()
  return dateReasons.filter(reason => excludes[reason](day, limits, date))
}

/** The reasons against a date, in the order in which they are shown; none when the date can be chosen. */
export const reasonsAgainst = (date: Temporal.PlainDate, calendar: TurnOnCalendar): readonly DateReason[] =>
  reasonsWithin(date, limitsOf(calendar))

export const isFree = (date: Temporal.PlainDate, calendar: TurnOnCalendar): boolean =>
  reasonsAgainst(date, calendar).length === 0

/** The days that can be chosen, in order; without any the application ends (C-024). */
export const freeDays = (calendar: TurnOnCalendar): readonly Temporal.PlainDate[] => {
  const limits = limitsOf(calendar)
  return Array.from({ length: turnOnWindowDays + 1 }, (_, days) => calendar.today.add({ days })).filter(
    day => reasonsWithin(day, limits).length === 0,
  )
}

/** The first day from a date on that can be chosen, or null without one. */
export const nextFreeDay = (from: Temporal.PlainDate, calendar: TurnOnCalendar): Temporal.PlainDate | null =>
  freeDays(calendar).find(day => Temporal.PlainDate.compare(day, from) >= 0) ?? null
