import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Letters over a mail server. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from })
  return {
    send: async letter => {
      await transport.sendMail(letter)
    },
    close: () => transport.close(),
  }
}
