import { isBlank } from '../text/blank.ts'
import { isPrintableAscii } from '../text/printableAscii.ts'

export const companyNameMaxLength = 80

/** A company name as it stands in the form from the first key on: in upper case. */
export const normaliseCompanyName = (entered: string): string => entered.toUpperCase()

/** Whether a company name is printable ASCII with something in it. Its length is a rule of its own. */
export const isCompanyName = (name: string): boolean => isPrintableAscii(name) && !isBlank(name)
