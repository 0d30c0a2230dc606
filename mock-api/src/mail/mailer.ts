/** A letter to an applicant. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Carries letters to a real mail server, besides the inbox. */
export interface Mailer {
  readonly send: (letter: Letter) => Promise<void>
  readonly close: () => void
}
