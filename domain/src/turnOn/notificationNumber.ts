/** The number of an appointment notification: I and a number in lower-case hexadecimal, without padding (C-115). */
export const formatNotificationNumber = (number: number): string => {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError(`${number} is no number of a notification`)
  return `I${number.toString(16)}`
}
