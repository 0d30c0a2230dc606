import { isReference } from '../identifiers/reference.ts'

/** Whether a hawker stall number has only letters, digits, dashes, slashes and ampersands; none at all is fine. */
export const isHawkerStall = (stall: string): boolean => stall === '' || isReference(stall)
