import { z } from 'zod'

/** An address of this origin. With two slashes at its start it would be another host. */
export const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x7E]*$/)
