import { isReference } from './reference.ts'

/** Whether a GST registration number has only the characters it may have. */
export const isGstRegistrationNumber = (number: string): boolean => isReference(number)
