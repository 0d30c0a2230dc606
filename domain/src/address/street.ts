import { isBlank } from '../text/blank.ts'
import { isPrintableAscii } from '../text/printableAscii.ts'

export const streetNameMaxLength = 60

/** Whether a street name is printable ASCII and not blank. `streetNameMaxLength` limits its length. */
export const isStreetName = (street: string): boolean => isPrintableAscii(street) && !isBlank(street)
