import { otpLifetimeSeconds } from '@open-account/domain/otp/verification'
import { displayTime } from '@open-account/domain/time/wireTime'
import { singaporeTimeOf } from '@open-account/domain/time/singaporeDate'
import type { Letter } from '../../mail/mailer.ts'
import { letterContent } from '../../mail/letterContent.ts'

interface CodeToWrite {
  readonly id: string
  readonly to: string
  readonly code: string
  /** When the code was sent, by the clock of its world. Epoch milliseconds. */
  readonly sentAt: number
}

/** The e-mail with a one-time password. */
export const otpLetter = ({ id, to, code, sentAt }: CodeToWrite): Letter => {
  const expiry = Temporal.Instant.fromEpochMilliseconds(sentAt).add({ seconds: otpLifetimeSeconds })
  const until = displayTime(singaporeTimeOf(expiry))
  return {
    id,
    to,
    ...letterContent('Your one-time password for Open Account', 'Your one-time password', [
      {
        kind: 'paragraph',
        text: 'Enter this code in your application for a utilities account. It confirms that your bills can be sent to this e-mail address.',
      },
      { kind: 'code', code },
      {
        kind: 'paragraph',
        text: `The code is valid until ${until}, for ${otpLifetimeSeconds / 60} minutes.`,
      },
      {
        kind: 'paragraph',
        text: 'Nobody from Open Account will ask you for it. If you did not apply for an account, you can ignore this e-mail.',
      },
    ]),
    attachments: [],
  }
}
