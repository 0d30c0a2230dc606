import { expect, test } from 'vitest'
import { factsWith, onlyServices } from '../../test/facts.ts'
import { areMeterReadingsAcceptable, meterReadingsNeeded, missingMeterReadings } from './meterReadings.ts'

const needed = factsWith({
  meterReadingRequired: true,
  services: onlyServices('electricity', 'gas', 'cooling'),
})

test('the meters of the chosen services are read when the date needs readings', () => {
  expect(meterReadingsNeeded(needed)).toEqual(['electricity', 'gas'])
})

test('no meter is read when the date needs none', () => {
  expect(meterReadingsNeeded({ ...needed, meterReadingRequired: false })).toEqual([])
})

test.each([
  [{ electricity: '004213', gas: '118' }, true],
  [{ electricity: '004213' }, false],
  [{ electricity: '004213', gas: '  ' }, false],
  [{ electricity: '004213', water: '37' }, false],
])('readings %o are acceptable: %s', (readings, acceptable) => {
  expect(areMeterReadingsAcceptable(needed, readings)).toBe(acceptable)
})

test('without a need, no reading is acceptable', () => {
  expect(areMeterReadingsAcceptable(factsWith(), {})).toBe(true)
})

test('the missing readings are those that are needed and blank', () => {
  expect(missingMeterReadings(needed, { electricity: ' ', water: '37' })).toEqual(['electricity', 'gas'])
})
