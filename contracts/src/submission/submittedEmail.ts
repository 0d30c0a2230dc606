import { emailMaxLength } from '@open-account/domain/contact/email'
import { z } from 'zod'
import { email } from '../fields/email.ts'

/** The address of an existing account is sent as it was shown, masked, and is not validated (C-058). */
export const emailShape = {
  email: z
    .string()
    .trim()
    .min(1)
    .max(emailMaxLength)
    .meta({ description: 'E-mail address; masked where is_masked_email is true.' }),
  is_masked_email: z.boolean().meta({
    description: 'Whether email is the masked address of an existing account.',
  }),
}

interface SubmittedEmail {
  readonly email: string
  readonly is_masked_email: boolean
}

/** The messages about an address that is not masked; none when it is right. */
export const emailErrors = ({ email: address, is_masked_email: masked }: SubmittedEmail): readonly string[] =>
  masked ? [] : (email.safeParse(address).error?.issues ?? []).map(({ message }) => message)

/** The same in words. */
export const emailRules: readonly string[] = [z.globalRegistry.get(email)?.['x-rules']]
  .flat()
  .map(rule => `Unless is_masked_email is true: ${String(rule)}`)
