import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DateReason,
  freeDays,
  nextFreeDay,
  reasonsAgainst,
  suppliesFrom,
  type TurnOnCalendar,
} from './calendar.ts'

const on = (iso: string) => Temporal.PlainDate.from(iso)

const calendarOf = (today: string, limits: Partial<TurnOnCalendar> = {}): TurnOnCalendar => ({
  today: on(today),
  nonStandardAddress: false,
  terminateDate: null,
  suppliesFrom: null,
  available: null,
  publicHolidays: new Set(),
  specialHolidays: new Set(),
  ...limits,
})

interface Case {
  readonly rule: string
  readonly date: string
  readonly limits?: Partial<TurnOnCalendar>
  readonly reasons: readonly DateReason[]
}

const nonStandard = { nonStandardAddress: true }

test.each<Case>([
  { rule: 'a Sunday', date: '2026-11-22', reasons: ['sunday'] },
  {
    rule: 'a gazetted holiday beyond 30 days',
    date: '2026-12-25',
    reasons: ['public_holiday', 'beyond_30_days'],
  },
  {
    rule: 'a holiday of the calendar service',
    date: '2026-11-24',
    limits: { publicHolidays: new Set(['2026-11-24']) },
    reasons: ['public_holiday'],
  },
  {
    rule: 'a special holiday',
    date: '2026-11-24',
    limits: { specialHolidays: new Set(['2026-11-24']) },
    reasons: ['special_holiday'],
  },
  { rule: 'yesterday', date: '2026-11-19', reasons: ['past'] },
  { rule: 'today', date: '2026-11-20', reasons: [] },
  { rule: '29 days ahead', date: '2026-12-19', reasons: [] },
  { rule: '31 days ahead', date: '2026-12-21', reasons: ['beyond_30_days'] },
  {
    rule: 'the day before the terminate date',
    date: '2026-11-30',
    limits: { terminateDate: on('2026-12-01') },
    reasons: ['before_terminate'],
  },
  {
    rule: 'the terminate date',
    date: '2026-12-01',
    limits: { terminateDate: on('2026-12-01') },
    reasons: [],
  },
  {
    rule: 'the day before the gas date',
    date: '2026-11-24',
    limits: { suppliesFrom: { of: 'gas', date: on('2026-11-25') } },
    reasons: ['before_gas'],
  },
  {
    rule: 'the gas date',
    date: '2026-11-25',
    limits: { suppliesFrom: { of: 'gas', date: on('2026-11-25') } },
    reasons: [],
  },
  {
    rule: 'a day before the date of the other services',
    date: '2026-11-21',
    limits: { suppliesFrom: { of: 'others', date: on('2026-11-23') } },
    reasons: ['before_others'],
  },
  {
    rule: 'the seventh day at non-standard premises',
    date: '2026-11-27',
    limits: nonStandard,
    reasons: ['nanl_lead'],
  },
  {
    rule: 'the eighth day at non-standard premises',
    date: '2026-11-28',
    limits: nonStandard,
    reasons: [],
  },
  {
    rule: 'a day without free appointments',
    date: '2026-11-25',
    limits: { available: new Set(['2026-11-24']) },
    reasons: ['not_available'],
  },
  {
    rule: 'a day with several reasons, in their order',
    date: '2026-11-15',
    limits: { available: new Set(), ...nonStandard },
    reasons: ['sunday', 'past', 'nanl_lead', 'not_available'],
  },
])('the reasons against $rule, $date: $reasons', ({ date, limits, reasons }) => {
  expect(reasonsAgainst(on(date), calendarOf('2026-11-20', limits))).toEqual(reasons)
})

test('the thirtieth day ahead can be chosen', () => {
  expect(reasonsAgainst(on('2026-12-24'), calendarOf('2026-11-24'))).toEqual([])
})

test('the next free day is after a Sunday and its observed holiday', () => {
  const calendar = calendarOf('2026-11-06')
  expect(nextFreeDay(on('2026-11-08'), calendar)?.toString()).toBe('2026-11-10')
})

test('a terminate date beyond the window leaves no day', () => {
  const calendar = calendarOf('2026-11-20', { terminateDate: on('2027-01-05') })
  expect(freeDays(calendar)).toEqual([])
  expect(nextFreeDay(calendar.today, calendar)).toBeNull()
})

const anyDay = fc.integer({ min: 0, max: 700 }).map(days => on('2026-01-01').add({ days }))
const anyDays = fc.array(anyDay).map(days => new Set(days.map(String)))

const anyCalendar: fc.Arbitrary<TurnOnCalendar> = fc.record({
  today: anyDay,
  nonStandardAddress: fc.boolean(),
  terminateDate: fc.option(anyDay),
  available: fc.option(anyDays),
  publicHolidays: anyDays,
  specialHolidays: anyDays,
  suppliesFrom: fc.constant(null),
})

test('a date is free when there is no reason against it', () => {
  fc.assert(
    fc.property(anyCalendar, anyDay, (calendar, day) => {
      const offered = freeDays(calendar).some(free => free.equals(day))
      expect(offered).toBe(reasonsAgainst(day, calendar).length === 0)
    }),
  )
})

const dates = { gas: on('2026-11-25'), others: on('2026-11-23') }

test.each([
  ['that of gas with gas', true, dates, { of: 'gas', date: dates.gas }],
  ['that of the others without gas', false, dates, { of: 'others', date: dates.others }],
  ['unknown without a date of gas', true, { ...dates, gas: null }, null],
  ['unknown without a date of the others', false, { ...dates, others: null }, null],
] as const)('the first day of the supplies is %s', (_which, gas, firstDays, first) => {
  expect(suppliesFrom({ gas }, firstDays)).toEqual(first)
})
