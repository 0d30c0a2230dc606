import { isBlank } from '../text/blank.ts'
import { isPrintableAscii } from '../text/printableAscii.ts'

export const streetNameMaxLength = 60

/** Whether a street name is printable ASCII with something in it. Its length is a rule of its own. */
export const isStreetName = (street: string): boolean => isPrintableAscii(street) && !isBlank(street)
