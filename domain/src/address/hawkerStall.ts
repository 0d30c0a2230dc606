import { isReference } from '../identifiers/reference.ts'

/** Whether a hawker stall number has only letters, digits, dashes, slashes and ampersands; it may be empty. */
export const isHawkerStall = (stall: string): boolean => stall === '' || isReference(stall)
