import { expect, test } from 'vitest'
import { formatNotificationNumber } from './notificationNumber.ts'

test.each([
  [0, 'I0'],
  [10, 'Ia'],
  [255, 'Iff'],
])('the number %i of a notification is written %s', (number, written) => {
  expect(formatNotificationNumber(number)).toBe(written)
})

test.each([-1, 1.5, Number.NaN, 2 ** 53])('%d is refused as the number of a notification', number => {
  expect(() => formatNotificationNumber(number)).toThrow(RangeError)
})
