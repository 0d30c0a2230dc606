import { expect, test } from 'vitest'
import { factsWith, onlyServices } from '../../test/facts.ts'
import { meterReadingsNeeded, missingMeterReadings } from './meterReadings.ts'

const needed = factsWith({
  meterReadingRequired: true,
  services: onlyServices('electricity', 'gas', 'cooling'),
})

test('the chosen services need readings when the date requires them', () => {
  expect(meterReadingsNeeded(needed)).toEqual(['electricity', 'gas'])
})

test('no service needs a reading when the date requires none', () => {
  expect(meterReadingsNeeded({ ...needed, meterReadingRequired: false })).toEqual([])
})

test.each([
  [{ electricity: '004213', gas: '118' }, []],
  [{ electricity: '004213' }, ['gas']],
  [{ electricity: '004213', gas: '  ' }, ['gas']],
  [{ electricity: '004213', water: '37' }, ['gas']],
  [{ electricity: ' ', water: '37' }, ['electricity', 'gas']],
])('with the readings %o the date lacks %j', (readings, missing) => {
  expect(missingMeterReadings(needed, readings)).toEqual(missing)
})

test('no reading is missing when the date needs none', () => {
  expect(missingMeterReadings(factsWith(), {})).toEqual([])
})
