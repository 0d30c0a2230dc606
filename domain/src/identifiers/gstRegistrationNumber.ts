import { isReference } from './reference.ts'

/** Whether a GST registration number has only allowed characters. */
export const isGstRegistrationNumber = (number: string): boolean => isReference(number)
