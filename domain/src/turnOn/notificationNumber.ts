/** The number of an appointment as it is written: I and a number in lower-case hexadecimal, without padding (C-115). */
export const formatNotificationNumber = (number: number): string => {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError('A notification counts from 0 in whole numbers')
  return `I${number.toString(16)}`
}
