import { isReference } from './reference.ts'

export const bankruptcyNumberMaxLength = 20

/** Whether a bankruptcy number has only the characters it may have. Its length is a rule of its own. */
export const isBankruptcyNumber = (number: string): boolean => isReference(number)
