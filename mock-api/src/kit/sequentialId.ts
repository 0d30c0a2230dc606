import { randomText } from './randomText.ts'

let count = 0
const most = 2 ** 24

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0')

/** An id that cannot be guessed and sorts after the earlier ones of this process. `real`: epoch milliseconds. */
export const sequentialId = (real: number): string => {
  count = (count + 1) % most
  return `${hex(real, 12)}${hex(count, 6)}${randomText(7, 'hex')}`
}
