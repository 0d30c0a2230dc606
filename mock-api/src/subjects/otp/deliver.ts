import type { Letter, Mailer } from '../../mail/mailer.ts'
import { otpLetter } from './otpLetter.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Delivery } from '../../scenarios/emails.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import { recordEvent } from '../events/recordEvent.ts'
import type { Service } from '../../service/service.ts'
import { insertMessage } from '../../store/messages.ts'

/** The delay of a late e-mail. Milliseconds of the world's clock. */
const lateness = 90_000

/** The delay of each copy of an e-mail. */
const arrivals: Readonly<Record<Delivery, (earlierCodes: number) => readonly number[]>> = {
  prompt: () => [0],
  lost: () => [],
  late: () => [lateness],
  twice: () => [0, 0],
  /** The first code is late, so that the e-mail with the second one arrives before it. */
  'out of order': earlierCodes => [earlierCodes === 0 ? lateness : 0],
  failing: () => [],
}

interface CodeToSend {
  readonly world: string
  readonly at: number
  readonly email: string
  readonly code: string
  readonly delivery: Delivery
  /** How many codes were sent to the transaction within the last hour. */
  readonly earlierCodes: number
}

/** Sends over the mail server. Its error is not passed on, because it may contain the address. */
const sendByMailServer = async (mailer: Mailer, letter: Letter): Promise<void> => {
  try {
    await mailer.send(letter)
  } catch {
    throw new Refusal('upstream_error', { description: 'The mail server did not take the e-mail.' })
  }
}

/** Puts a code into the world's inbox as the scenario of its e-mail orders, and sends it over the mail server if there is one. */
export const deliverCode = async (
  { db, mailer, clock }: Pick<Service, 'db' | 'mailer' | 'clock'>,
  { world, at, email, code, delivery, earlierCodes }: CodeToSend,
): Promise<void> => {
  for (const delay of arrivals[delivery](earlierCodes)) {
    const id = sequentialId(clock())
    const letter = otpLetter({ id, to: email, code, sentAt: at })
    const message = {
      id,
      world,
      recipient: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      otp: code,
      arrives_at: at + delay,
      waited: 0,
    }
    await db.transaction().execute(async trx => {
      await insertMessage(trx, message)
      await recordEvent(trx, { world, at }, { type: 'mail.sent', data: { message: id } })
    })
    await sendByMailServer(mailer, letter)
  }
}
