import { isBlank } from '../text/blank.ts'
import { isPrintableAscii } from '../text/printableAscii.ts'

export const companyNameMaxLength = 80

/** A company name in upper case, as the form shows it while it is typed. */
export const normaliseCompanyName = (entered: string): string => entered.toUpperCase()

/** Whether a company name is printable ASCII and not blank. `companyNameMaxLength` limits its length. */
export const isCompanyName = (name: string): boolean => isPrintableAscii(name) && !isBlank(name)
