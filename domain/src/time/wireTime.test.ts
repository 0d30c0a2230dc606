import { expect, test } from 'vitest'
import { parseTimestamp, toTimestamp } from './timestamp.ts'
import { displayTime, parseWireTime, spokenTime, timeRangeText, toWireTime } from './wireTime.ts'

test.each([
  ['2026-12-01T12:30:00', '123000', '12:30'],
  ['2026-12-01T00:00:00', '000000', '00:00'],
  ['2026-12-01T09:05:07', '090507', '09:05'],
])('%s is %s on the wire and %s on the screen', (timestamp, wire, shown) => {
  const time = Temporal.PlainDateTime.from(timestamp)
  expect(toWireTime(time)).toBe(wire)
  expect(displayTime(time)).toBe(shown)
  expect(parseWireTime(wire)?.equals(time.toPlainTime())).toBe(true)
})

test.each([
  [0, 0, '12 am'],
  [9, 0, '9 am'],
  [12, 0, '12 pm'],
  [15, 5, '3:05 pm'],
  [23, 59, '11:59 pm'],
])('%i h %i min is said as %s', (hour, minute, text) => {
  expect(spokenTime({ hour, minute })).toBe(text)
})

test('a timeslot is shown as people say it, with HH:mm beside it', () => {
  const start = Temporal.PlainTime.from('09:00')
  const end = Temporal.PlainTime.from('12:30')
  expect(timeRangeText(start, end)).toBe('9 am to 12:30 pm (09:00 to 12:30)')
})

test.each(['240000', '126000', '120060', '12:30', '1230', ''])('%j is no HHmmss', wire => {
  expect(parseWireTime(wire)).toBeNull()
})

test.each(['2026-12-01T12:30:00', '2028-02-29T23:59:59'])(
  'the timestamp %s is the same after parsing and formatting',
  timestamp => {
    const time = parseTimestamp(timestamp)
    expect(time === null ? null : toTimestamp(time)).toBe(timestamp)
  },
)

test('a timestamp has whole seconds', () => {
  expect(toTimestamp(Temporal.PlainDateTime.from('2026-12-01T12:30:00.987'))).toBe('2026-12-01T12:30:00')
})

test.each([
  '2027-02-29T12:00:00',
  '2026-12-01T24:00:00',
  '2026-12-01T12:00:60',
  '2026-12-01T12:00:00Z',
  '2026-12-01',
  '',
])('%j is no timestamp', timestamp => {
  expect(parseTimestamp(timestamp)).toBeNull()
})
