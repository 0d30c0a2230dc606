import * as z from 'zod/mini'

/** A text that this applicant is not asked for: whatever stands there holds nobody back. */
export const notAsked = z.string()
