import { expect, test } from 'vitest'
import { parseTimestamp, toTimestamp } from './timestamp.ts'
import { displayTime, parseWireTime, toWireTime } from './wireTime.ts'

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
