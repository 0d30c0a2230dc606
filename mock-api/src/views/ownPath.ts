import { z } from 'zod'

/** An address of this origin: one slash, so that it cannot name another host. */
export const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x7E]*$/)
