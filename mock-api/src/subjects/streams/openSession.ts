import type { FastifyRequest } from 'fastify'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { inheritKioskEvents, insertKioskEvents } from '../../store/kioskEvents.ts'
import {
  changeKioskSession,
  endKioskSession,
  insertKioskSession,
  latestKioskSession,
} from '../../store/kioskSessions.ts'
import type { Db, KioskSessionRow, TransactionRow } from '../../store/tables.ts'
import { changeTransaction, findTransaction, lockTransaction } from '../../store/transactions.ts'
import { isToken, linkSecret, secretHash, tokenHash } from './credentials.ts'
import { refuseEnded } from '../transactionEnd/refuseEnded.ts'
import { isOver } from './isOver.ts'
import { listenedUntil } from './listening.ts'
import { shortCode } from './shortCode.ts'

/** How often another code is tried when one is taken. */
const codeTries = 10
const second = 1_000

interface Opening {
  /** The token of the kiosk. */
  readonly token: string
  /** The connection over which it listens. */
  readonly listener: string
  readonly missing: readonly DocumentId[]
  /** Where the page of the link stands. */
  readonly origin: string
  /** The number of the last event that the kiosk knows. */
  readonly known: number
}

type Opener = Pick<Service, 'db' | 'notifications' | 'clock' | 'env'>

/** Goes on with a session: another connection takes over. */
const goOn = async (
  trx: Db,
  { last_event: last, id }: KioskSessionRow,
  { listener, missing, known }: Opening,
  until: number,
): Promise<void> => {
  await changeKioskSession(trx, id, {
    listener,
    heard_until: until,
    /** What was held back from the connection before is not held back from this one. */
    swap_from: null,
    missing_fields: JSON.stringify(missing),
    /** A kiosk that knows more than the store lost it in a crash; no number is given twice. */
    ...(known > last ? { last_event: known } : {}),
  })
}

/** Begins a session after whatever the transaction had before. */
const begin = async (
  trx: Db,
  { env, clock }: Opener,
  { world, at }: FastifyRequest,
  transaction: TransactionRow,
  opening: Opening,
  before: number,
): Promise<string> => {
  const id = randomId()
  const [link, stream] = [before + 1, before + 2]
  const row: KioskSessionRow = {
    id,
    world: world.id,
    state_id: transaction.id,
    secret_hash: secretHash(linkSecret(world, id)),
    code: null,
    token_hash: tokenHash(world, opening.token),
    origin: opening.origin,
    missing_fields: JSON.stringify(opening.missing),
    created_at: at,
    expires_at: at + env.KIOSK_LINK_SECONDS * second,
    ended: null,
    events_before: before,
    last_event: stream,
    swap_from: null,
    listener: opening.listener,
    heard_until: listenedUntil(clock()),
  }
  for (let tries = 0; tries < codeTries; tries += 1)
    if (await insertKioskSession(trx, { ...row, code: shortCode() })) {
      const event = { world: world.id, session: id, file: null, text: null }
      await insertKioskEvents(trx, [
        { ...event, number: link, kind: 'upload_url' },
        { ...event, number: stream, kind: 'kiosk_stream' },
      ])
      return id
    }
  throw new Error('Every short code that was tried is taken')
}

/**
 * Opens the upload session of a transaction for a kiosk and answers its id. One that is not over goes on; after one
 * that is over a new one begins, with what arrived. Only the kiosk that opened the first one, by its token, may.
 */
export const openSession = (
  service: Opener,
  request: FastifyRequest,
  transaction: TransactionRow,
  opening: Opening,
): Promise<string> =>
  service.notifications.withNotifications(
    async (trx, tell) => {
      if (!(await lockTransaction(trx, transaction))) {
        const row = await findTransaction(trx, transaction.world, transaction.id)
        if (row !== undefined) refuseEnded(request, row)
        request.rule = 'kiosk.closed'
        throw new Refusal('expired', { description: 'The application was submitted; its documents stand.' })
      }
      const latest = await latestKioskSession(trx, transaction)
      const owner = latest?.token_hash ?? transaction.device_hash
      if (owner !== null && !isToken(request.world, owner, opening.token)) {
        request.rule = 'kiosk.wrong-credential'
        throw new Refusal('unauthorized')
      }
      if (latest !== undefined && !isOver(latest, request.at)) {
        await goOn(trx, latest, opening, listenedUntil(service.clock()))
        await tell({ session: latest.id, number: 0 })
        request.rule = 'kiosk.continued'
        return latest.id
      }
      if (latest === undefined) {
        request.rule = 'kiosk.open'
        if (transaction.device_hash === null)
          await changeTransaction(trx, transaction, { device_hash: tokenHash(request.world, opening.token) })
        return begin(trx, service, request, transaction, opening, opening.known)
      }
      /** Nobody may have noticed yet that it is over; its end takes a number too. */
      const end = (await endKioskSession(trx, latest.id, 'expired')) ?? latest.last_event
      const before = Math.max(end, opening.known)
      const id = await begin(trx, service, request, transaction, opening, before)
      await inheritKioskEvents(trx, latest, id)
      await tell({ session: latest.id, number: 0 })
      request.rule = 'kiosk.renewed'
      return id
    },
    work => service.db.transaction().execute(work),
  )
