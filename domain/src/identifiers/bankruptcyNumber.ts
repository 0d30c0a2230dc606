import { isReference } from './reference.ts'

export const bankruptcyNumberMaxLength = 20

/** Whether a bankruptcy number has only allowed characters. `bankruptcyNumberMaxLength` limits its length. */
export const isBankruptcyNumber = (number: string): boolean => isReference(number)
