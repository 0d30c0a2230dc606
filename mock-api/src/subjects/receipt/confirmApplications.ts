import type { FastifyBaseLogger } from 'fastify'
import { sequentialId } from '../../kit/sequentialId.ts'
import { troubleOf } from '../../kit/troubleOf.ts'
import type { Letter } from '../../mail/mailer.ts'
import { customerWith } from '../../scenarios/customers.ts'
import type { Service } from '../../service/service.ts'
import { attachmentsOfMessage, findMessage, insertMessage } from '../../store/messages.ts'
import { claimInOutbox, deleteFromOutbox, dueInOutbox, setMessageInOutbox } from '../../store/outbox.ts'
import type { OutboxRow, WorldRow } from '../../store/tables.ts'
import { findTransaction } from '../../store/transactions.ts'
import { recordEvent } from '../events/recordEvent.ts'
import type { FormPrinter } from '../documents/formPrinter.ts'
import { confirmationLetter } from './confirmationLetter.ts'
import { printReceipt } from './printReceipt.ts'
import { type SubmittedApplication, submittedApplication } from './submittedApplication.ts'

export interface Confirming {
  readonly service: Service
  readonly printer: FormPrinter
}

const second = 1_000
const hour = 3_600 * second
/** The pause after the first failure, which doubles each time. It is longer than a try takes. Milliseconds. */
const firstPause = 60 * second
/** After so many tries, about three days, the e-mail is given up. */
const maxTries = 80
/** How many e-mails are sent in one go. */
const batch = 20

const pauseAfter = (tries: number): number => Math.min(firstPause * 2 ** tries, hour)

/** The address of the applicant or representative; that of the existing account where it was submitted masked. */
const recipientOf = ({ body }: SubmittedApplication, world: WorldRow): string | null =>
  body.is_masked_email ? customerWith(body.nric, world).answer.linked_email : body.email

/** Writes the e-mail of an application into the inbox. Returns its id, or null when it has no address. */
const putIntoInbox = async ({ service, printer }: Confirming, row: OutboxRow): Promise<string | null> => {
  const { db, reads, clock } = service
  const world = await reads.world(row.world)
  const transaction = await findTransaction(db, row.world, row.state_id)
  if (world === undefined || transaction === undefined) return null
  const application = await submittedApplication(service, world, transaction)
  const to = application === null ? null : recipientOf(application, world)
  if (application === null || to === null || to === '') return null
  const receipt = await printReceipt(printer, application, application.submittedAt)
  const letter = confirmationLetter({ to, application, receipt })
  const id = sequentialId(clock())
  const { subject, text, html, attachments } = letter
  await db.transaction().execute(async trx => {
    if (!(await setMessageInOutbox(trx, row, id))) return
    const message = {
      id,
      world: row.world,
      recipient: to,
      subject,
      text,
      html,
      otp: null,
      arrives_at: application.submittedAt,
      waited: 0,
    }
    await insertMessage(trx, message, attachments)
    await recordEvent(
      trx,
      { world: row.world, at: application.submittedAt },
      { type: 'mail.sent', data: { message: id } },
    )
  })
  return id
}

/** The e-mail in the inbox, to be sent over the mail server; null when a tester has emptied the world. */
const letterIn = async (
  { db }: Pick<Service, 'db'>,
  { world, state_id }: OutboxRow,
  id: string,
): Promise<Letter | null> => {
  const message = await findMessage(db, world, id)
  const transaction = await findTransaction(db, world, state_id)
  const appId = transaction?.app_id ?? null
  if (message === undefined || message.html === null || appId === null) return null
  const { recipient: to, subject, text, html } = message
  return {
    id: appId,
    to,
    subject,
    text,
    html,
    attachments: await attachmentsOfMessage(db, world, id),
  }
}

const confirm = async (confirming: Confirming, row: OutboxRow): Promise<void> => {
  const { service } = confirming
  const message = row.message ?? (await putIntoInbox(confirming, row))
  const letter = message === null ? null : await letterIn(service, row, message)
  if (letter !== null) await service.mailer.send(letter)
  await deleteFromOutbox(service.db, row)
}

/**
 * Sends the confirmations that are due. A failure is logged without its text, which may contain the address, and the
 * e-mail is tried again later.
 */
export const confirmApplications = async (confirming: Confirming, log: FastifyBaseLogger): Promise<void> => {
  const { db, clock } = confirming.service
  for (const row of await dueInOutbox(db, clock(), batch)) {
    if (!(await claimInOutbox(db, row, clock() + pauseAfter(row.tries)))) continue
    try {
      await confirm(confirming, row)
    } catch (error) {
      if (troubleOf(error) !== null) throw error
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn({ reason, tries: row.tries + 1 }, 'a confirmation could not be sent')
      if (row.tries + 1 >= maxTries) await deleteFromOutbox(db, row)
    }
  }
}
