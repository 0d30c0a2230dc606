import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** How long a mail server may take to answer. Milliseconds. */
const timeout = 10_000

const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }

/** Letters over a mail server. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async ({ id, attachments, ...letter }) => {
      await transport.sendMail({
        ...letter,
        messageId: `<${id}@open-account>`,
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
        // No out-of-office reply to an e-mail that no person reads.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
