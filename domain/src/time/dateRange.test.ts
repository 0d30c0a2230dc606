import { describe, expect, test } from 'vitest'
import { daysOfRange, type DateRangeEvent, nextDateRange, noDateRange } from './dateRange.ts'

const day = (iso: string): DateRangeEvent => ({ type: 'day', day: Temporal.PlainDate.from(iso) })
const after = (...events: DateRangeEvent[]) => events.reduce(nextDateRange, noDateRange)

describe('choosing a first and a last day', () => {
  test('begins with the first day', () => {
    expect(after(day('2026-12-01')).status).toBe('first_day')
  })

  test.each([
    ['2026-12-01', 1],
    ['2026-12-07', 7],
    ['2027-01-01', 32],
  ])('from 1 December 2026 to %s has %i days, with both ends', (last, days) => {
    const range = after(day('2026-12-01'), day(last))
    expect(range.status).toBe('complete')
    expect(daysOfRange(range)).toBe(days)
  })

  test('takes a day before the first one as the new first day', () => {
    const range = after(day('2026-12-05'), day('2026-12-01'))
    expect(range.status).toBe('first_day')
    expect(daysOfRange(nextDateRange(range, day('2026-12-05')))).toBe(5)
  })

  test('begins a new range with any day after a complete one', () => {
    expect(after(day('2026-12-01'), day('2026-12-07'), day('2026-12-03')).status).toBe('first_day')
  })

  test('has no days after a reset', () => {
    expect(after(day('2026-12-01'), day('2026-12-07'), { type: 'reset' })).toEqual(noDateRange)
    expect(daysOfRange(noDateRange)).toBeNull()
  })
})
