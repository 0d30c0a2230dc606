import { contactOf } from './contactOf.ts'

/** The address that bills by e-mail go to: only persons get them. */
export const contactEmail = (draft: Parameters<typeof contactOf>[0]): string =>
  contactOf(draft, 'personal').email
