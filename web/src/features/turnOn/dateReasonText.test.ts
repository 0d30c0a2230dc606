import { expect, test } from 'vitest'
import type { SuppliesFrom } from '@open-account/domain/turnOn/calendar'
import { dateReasonText } from './dateReasonText.ts'

const day = Temporal.PlainDate.from('2026-11-24')
const first = Temporal.PlainDate.from('2026-11-25')

test.each<[SuppliesFrom['of'], string]>([
  ['gas', 'Not available: gas can be turned on from Wed, 25 Nov 2026.'],
  ['others', 'Not available: your supplies can be turned on from Wed, 25 Nov 2026.'],
])('the reason against a day before the first one of %s contains that day', (of, text) => {
  expect(
    dateReasonText(day, {
      today: Temporal.PlainDate.from('2026-11-20'),
      nonStandardAddress: false,
      terminateDate: null,
      suppliesFrom: { of, date: first },
      available: null,
      publicHolidays: new Set(),
      specialHolidays: new Set(),
    }),
  ).toBe(`${text} The next available day is Wed, 25 Nov 2026.`)
})
