import type { Env } from '../kit/env.ts'
import type { Mailer } from './mailer.ts'

/** Letters are in the inbox only. */
const noMailer: Mailer = { send: () => Promise.resolve(), close: () => undefined }

/** The mail server that the settings name, or none. Its library is loaded only where there is one. */
export const mailerOf = async ({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Promise<Mailer> => {
  if (SMTP_URL === '') return noMailer
  const { smtpMailer } = await import('./smtpMailer.ts')
  return smtpMailer(SMTP_URL, MAIL_FROM)
}
