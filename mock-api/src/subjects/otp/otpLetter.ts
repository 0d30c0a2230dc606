import type { Letter } from '../../mail/mailer.ts'

/** The e-mail with a one-time password. */
export const otpLetter = (to: string, code: string): Letter => ({
  to,
  subject: 'Your one-time password',
  text: `Your one-time password is ${code}. It is valid for 5 minutes. If you did not ask for it, you can ignore this e-mail.`,
})
