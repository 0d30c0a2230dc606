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
  { rule: 'no Sunday', date: '2026-11-22', reasons: ['sunday'] },
  { rule: 'no gazetted holiday', date: '2026-12-25', reasons: ['public_holiday', 'beyond_30_days'] },
  {
    rule: 'no holiday that the calendar names',
    date: '2026-11-24',
    limits: { publicHolidays: new Set(['2026-11-24']) },
    reasons: ['public_holiday'],
  },
  {
    rule: 'no special holiday',
    date: '2026-11-24',
    limits: { specialHolidays: new Set(['2026-11-24']) },
    reasons: ['special_holiday'],
  },
  { rule: 'no day that is over', date: '2026-11-19', reasons: ['past'] },
  { rule: 'today is not over', date: '2026-11-20', reasons: [] },
  { rule: '29 days ahead is fine', date: '2026-12-19', reasons: [] },
  { rule: '31 days ahead is too far', date: '2026-12-21', reasons: ['beyond_30_days'] },
  {
    rule: 'not before the terminate date',
    date: '2026-11-30',
    limits: { terminateDate: on('2026-12-01') },
    reasons: ['before_terminate'],
  },
  {
    rule: 'the terminate date itself is fine',
    date: '2026-12-01',
    limits: { terminateDate: on('2026-12-01') },
    reasons: [],
  },
  {
    rule: 'not before gas can be turned on',
    date: '2026-11-24',
    limits: { suppliesFrom: { of: 'gas', date: on('2026-11-25') } },
    reasons: ['before_gas'],
  },
  {
    rule: 'the day of gas itself is fine',
    date: '2026-11-25',
    limits: { suppliesFrom: { of: 'gas', date: on('2026-11-25') } },
    reasons: [],
  },
  {
    rule: 'not before the other services can be turned on',
    date: '2026-11-21',
    limits: { suppliesFrom: { of: 'others', date: on('2026-11-23') } },
    reasons: ['before_others'],
  },
  {
    rule: 'non-standard premises: not on the seventh day',
    date: '2026-11-27',
    limits: nonStandard,
    reasons: ['nanl_lead'],
  },
  {
    rule: 'non-standard premises: from the eighth day',
    date: '2026-11-28',
    limits: nonStandard,
    reasons: [],
  },
  {
    rule: 'no day without an appointment left',
    date: '2026-11-25',
    limits: { available: new Set(['2026-11-24']) },
    reasons: ['not_available'],
  },
  {
    rule: 'several reasons are told in order',
    date: '2026-11-15',
    limits: { available: new Set(), ...nonStandard },
    reasons: ['sunday', 'past', 'nanl_lead', 'not_available'],
  },
])('$rule: $date', ({ date, limits, reasons }) => {
  expect(reasonsAgainst(on(date), calendarOf('2026-11-20', limits))).toEqual(reasons)
})

test('the thirtieth day ahead is the last that is not too far', () => {
  expect(reasonsAgainst(on('2026-12-24'), calendarOf('2026-11-24'))).toEqual([])
})

test('the next free day passes over every reason', () => {
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

test('no date with a reason against it is offered, and every other one is', () => {
  fc.assert(
    fc.property(anyCalendar, anyDay, (calendar, day) => {
      const offered = freeDays(calendar).some(free => free.equals(day))
      expect(offered).toBe(reasonsAgainst(day, calendar).length === 0)
    }),
  )
})

const dates = { gas: on('2026-11-25'), others: on('2026-11-23') }

test.each([
  ['gas, where it is applied for', true, dates, { of: 'gas', date: dates.gas }],
  ['the others, where it is not', false, dates, { of: 'others', date: dates.others }],
  ['none without a date of gas', true, { ...dates, gas: null }, null],
  ['none without a date of the others', false, { ...dates, others: null }, null],
] as const)('supplies begin on the day of %s', (_which, gas, known, first) => {
  expect(suppliesFrom({ gas }, known)).toEqual(first)
})
