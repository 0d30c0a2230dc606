import type { Services } from '../application/codes.ts'
import { nonStandardLeadDays, turnOnWindowDays } from './limits.ts'
import { isPublicHolidayOn } from './publicHolidays.ts'

const sunday = 7

/** The first day of the supplies, and whether gas or the other services have it. */
export interface SuppliesFrom {
  readonly of: 'gas' | 'others'
  readonly date: Temporal.PlainDate
}

/** The first day that applies: that of gas for an application with gas, else of the other services; null for none. */
export const suppliesFrom = (
  { gas }: Pick<Services, 'gas'>,
  dates: Readonly<Record<SuppliesFrom['of'], Temporal.PlainDate | null>>,
): SuppliesFrom | null => {
  const of = gas ? 'gas' : 'others'
  const date = dates[of]
  return date === null ? null : { of, date }
}

/** What a turn-on date is judged by. Dates are YYYY-MM-DD where they stand in sets. */
export interface TurnOnCalendar {
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
  readonly nonStandardAddress: boolean
  /** When the account of the one before ends; no earlier date can be had. */
  readonly terminateDate: Temporal.PlainDate | null
  /** The first day on which the chosen services can be turned on, where the calendar service has one (C-185). */
  readonly suppliesFrom: SuppliesFrom | null
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
  'before_gas',
  'before_others',
  'nanl_lead',
  'not_available',
] as const
export type DateReason = (typeof dateReasons)[number]

/**
 * The limits of a calendar, worked out once for all its days. Dates are YYYY-MM-DD, which sorts as the days do; a limit
 * that there is not is empty and comes before every day.
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

const speaksAgainst: Readonly<
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

const againstWithin = (date: Temporal.PlainDate, limits: Limits): readonly DateReason[] => {
  const day = date.toString()
  return dateReasons.filter(reason => speaksAgainst[reason](day, limits, date))
}

/** Every reason against a date, the first to be told first; none when it can be picked. */
export const reasonsAgainst = (date: Temporal.PlainDate, calendar: TurnOnCalendar): readonly DateReason[] =>
  againstWithin(date, limitsOf(calendar))

export const isFree = (date: Temporal.PlainDate, calendar: TurnOnCalendar): boolean =>
  reasonsAgainst(date, calendar).length === 0

/** The days that can be picked, in order; none at all ends the application (C-024). */
export const freeDays = (calendar: TurnOnCalendar): readonly Temporal.PlainDate[] => {
  const limits = limitsOf(calendar)
  return Array.from({ length: turnOnWindowDays + 1 }, (_, days) => calendar.today.add({ days })).filter(
    day => againstWithin(day, limits).length === 0,
  )
}

/** The first day from a date on that can be picked, or null when none is left. */
export const nextFreeDay = (from: Temporal.PlainDate, calendar: TurnOnCalendar): Temporal.PlainDate | null =>
  freeDays(calendar).find(day => Temporal.PlainDate.compare(day, from) >= 0) ?? null
