import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayDate, displayDateWithWeekday, displayDay } from './displayDate.ts'
import { parseEnteredDate } from './enteredDate.ts'
import { parseIsoDate } from './isoDate.ts'
import { singaporeDateOf, singaporeTimeOf } from './singaporeDate.ts'
import { formatSlashedDate, parseSlashedDate } from './slashedDate.ts'
import { parseWireDate, toWireDate } from './wireDate.ts'

const anyDate = fc
  .integer({ min: 0, max: 99_999 })
  .map(days => Temporal.PlainDate.from('1900-01-01').add({ days }))

test.each([
  ['2026-11-20T15:59:59Z', '20261120'],
  ['2026-11-20T16:00:00Z', '20261121'],
  ['2026-12-31T16:00:00Z', '20270101'],
  ['2028-02-28T16:00:00Z', '20280229'],
])('the date in Singapore at %s is %s', (instant, expected) => {
  expect(toWireDate(singaporeDateOf(Temporal.Instant.from(instant)))).toBe(expected)
})

test('the time of an instant is the time in Singapore', () => {
  expect(singaporeTimeOf(Temporal.Instant.from('2026-11-20T16:30:15Z')).toString()).toBe(
    '2026-11-21T00:30:15',
  )
})

describe('a typed date', () => {
  test.each([
    ['20/11/2026', '2026-11-20'],
    ['29/02/2028', '2028-02-29'],
    ['20.11.2026', '2026-11-20'],
    ['20-11-2026', '2026-11-20'],
    [' 20 11 2026 ', '2026-11-20'],
    ['20 / 11 / 2026', '2026-11-20'],
    ['1/2/1990', '1990-02-01'],
    ['20112026', '2026-11-20'],
    ['2011 2026', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['20 november, 2026', '2026-11-20'],
    ['1-Sept-2026', '2026-09-01'],
    ['20NOV2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
  ])('%j is %s', (entered, expected) => {
    expect(parseEnteredDate(entered)?.toString()).toBe(expected)
  })

  test.each([
    ['29/02/2027', 'no such day'],
    ['31/04/2026', 'no such day'],
    ['00/01/2027', 'no such day'],
    ['01/13/2027', 'no such month'],
    ['01/00/2027', 'no such month'],
    ['01/01/0000', 'no such year'],
    ['2026-20-11', 'no such month'],
    ['2026-1-2', 'the year first, and short parts'],
    ['20/11/26', 'a short year'],
    ['2112026', 'seven digits'],
    ['20261120', 'no such month'],
    ['20111231', 'a year that is a month and a day'],
    ['20 Nope 2026', 'no such month'],
    ['20 N 2026', 'too short for a month'],
    ['20 Novel 2026', 'no such month'],
    ['Nov 20 2026', 'the month first'],
    ['20/11', 'no year'],
    ['20/11/2026/1', 'a fourth part'],
    ['', 'nothing'],
  ])('%j is no date: %s', entered => {
    expect(parseEnteredDate(entered)).toBeNull()
  })

  test('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(anyDate, date => {
        expect(parseEnteredDate(formatSlashedDate(date))?.toString()).toBe(date.toString())
      }),
    )
  })
})

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20.11.2026', undefined],
  ['1/2/1990', undefined],
  [' 20/11/2026', undefined],
  ['31/04/2026', undefined],
])('%j parsed as exactly DD/MM/YYYY is %s', (slashed, expected) => {
  expect(parseSlashedDate(slashed)?.toString()).toBe(expected)
})

describe('a date on the wire', () => {
  test('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(anyDate, date => {
        expect(parseWireDate(toWireDate(date))?.toString()).toBe(date.toString())
      }),
    )
    fc.assert(
      fc.property(anyDate, date => {
        expect(parseIsoDate(date.toString())?.toString()).toBe(date.toString())
      }),
    )
  })

  test.each(['20260231', '2026-01-01', '2026011', '202601011', '', '20261301'])('%j is no YYYYMMDD', wire => {
    expect(parseWireDate(wire)).toBeNull()
  })

  test.each(['2026-02-31', '1990', '1990-01', '20260101', '2026-01-01T00:00:00', ''])(
    '%j is no YYYY-MM-DD',
    iso => {
      expect(parseIsoDate(iso)).toBeNull()
    },
  )
})

test('a date is shown as DD MMM YYYY, with or without its weekday', () => {
  const date = Temporal.PlainDate.from('2026-09-08')
  expect(displayDate(date)).toBe('08 Sep 2026')
  expect(displayDateWithWeekday(date)).toBe('Tue, 08 Sep 2026')
  expect(displayDay(date)).toBe('Tue 08 Sep')
})
