import type { Letter, Mailer } from '../../mail/mailer.ts'
import { otpLetter } from './otpLetter.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Delivery } from '../../scenarios/emails.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import type { Service } from '../../service/service.ts'
import { insertMessage } from '../../store/messages.ts'

/** How late a late letter is. Milliseconds of the world's clock. */
const lateness = 90_000

/** When the copies of a letter arrive after it was sent; out of order, an earlier code overtakes none. */
const arrivals: Readonly<Record<Delivery, (earlierCodes: number) => readonly number[]>> = {
  prompt: () => [0],
  lost: () => [],
  late: () => [lateness],
  twice: () => [0, 0],
  /** The first code is late, so that the letter with the second one comes before it. */
  'out of order': earlierCodes => [earlierCodes === 0 ? lateness : 0],
  failing: () => [],
}

interface Parcel {
  readonly world: string
  readonly at: number
  readonly email: string
  readonly code: string
  readonly delivery: Delivery
  /** How many codes the transaction got before. */
  readonly earlierCodes: number
}

/** What a mail server complains of may hold the address, so that nothing of it is passed on. */
const sendOver = async (mailer: Mailer, letter: Letter): Promise<void> => {
  try {
    await mailer.send(letter)
  } catch {
    throw new Refusal('upstream_error', { description: 'The mail server did not take the e-mail.' })
  }
}

/** Puts a code into the world's inbox the way its e-mail is known for, and sends it over the mail server if there is one. */
export const deliverCode = async (
  { db, mailer, clock }: Pick<Service, 'db' | 'mailer' | 'clock'>,
  { world, at, email, code, delivery, earlierCodes }: Parcel,
): Promise<void> => {
  const letter = otpLetter(email, code)
  for (const delay of arrivals[delivery](earlierCodes)) {
    await insertMessage(db, {
      id: sequentialId(clock()),
      world,
      recipient: letter.to,
      subject: letter.subject,
      text: letter.text,
      otp: code,
      arrives_at: at + delay,
      waited: 0,
    })
    await sendOver(mailer, letter)
  }
}
