import type { MessageFile } from '../store/messages.ts'

/** An e-mail to an applicant. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same text as HTML. */
  readonly html: string
  readonly attachments: readonly MessageFile[]
  /** The name of the e-mail, by which a mail server recognises a repetition. */
  readonly id: string
}

/** Carries letters to a real mail server, besides the inbox. */
export interface Mailer {
  readonly send: (letter: Letter) => Promise<void>
  readonly close: () => void
}
