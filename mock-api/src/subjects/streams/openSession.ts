import type { RuleId } from '@open-account/contracts/control/rules'
import type { FastifyRequest } from 'fastify'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { randomId } from '../../kit/randomId.ts'
import { readableCode } from '../../kit/readableCode.ts'
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
import {
  isApplicationCredential,
  isCredentialOf,
  isKioskToken,
  kioskTokenHash,
  linkSecret,
  secretHash,
} from './credentials.ts'
import { refuseEnded } from '../transactionEnd/refuseEnded.ts'
import { isOver } from './isOver.ts'
import { listenedUntil } from './listening.ts'

/** The length of a short code, which an applicant types in instead of scanning the link. */
const shortCodeLength = 6
/** How many codes are tried until one is free. */
const codeTries = 10
const second = 1_000

interface Opening {
  /** The token of the kiosk. */
  readonly token: string
  /** The connection over which it listens. */
  readonly listener: string
  readonly missing: readonly DocumentId[]
  /** The id of the request for a signature; null without one. */
  readonly signatureRequest: string | null
  /** Origin of the page that the link opens. */
  readonly origin: string
  /** The number of the last event that the kiosk received. */
  readonly lastReceived: number
}

type Opener = Pick<Service, 'db' | 'notifications' | 'clock' | 'env'>

/** Continues a session over another connection. */
const continueSession = async (
  trx: Db,
  { last_event: last, id }: KioskSessionRow,
  { listener, missing, signatureRequest, lastReceived }: Opening,
  until: number,
): Promise<void> => {
  await changeKioskSession(trx, id, {
    listener,
    heard_until: until,
    /** A swap that a tester ordered applies to the previous connection only. */
    swap_from: null,
    missing_fields: JSON.stringify(missing),
    signature_request: signatureRequest,
    /** The store may have lost events in a crash that the kiosk received. Their numbers are not used again. */
    ...(lastReceived > last ? { last_event: lastReceived } : {}),
  })
}

/** Begins a session. `lastNumber`: the last event of the transaction's previous session, or 0. */
const beginSession = async (
  trx: Db,
  { env, clock }: Opener,
  { world, at }: FastifyRequest,
  transaction: TransactionRow,
  opening: Opening,
  lastNumber: number,
): Promise<string> => {
  const id = randomId()
  const [link, stream] = [lastNumber + 1, lastNumber + 2]
  const row: KioskSessionRow = {
    id,
    world: world.id,
    state_id: transaction.id,
    secret_hash: secretHash(linkSecret(world, id)),
    code: null,
    token_hash: kioskTokenHash(world, opening.token),
    origin: opening.origin,
    missing_fields: JSON.stringify(opening.missing),
    signature_request: opening.signatureRequest,
    created_at: at,
    expires_at: at + env.KIOSK_LINK_SECONDS * second,
    ended: null,
    events_before: lastNumber,
    last_event: stream,
    swap_from: null,
    listener: opening.listener,
    heard_until: listenedUntil(clock()),
  }
  for (let tries = 0; tries < codeTries; tries += 1)
    if (await insertKioskSession(trx, { ...row, code: readableCode(shortCodeLength) })) {
      const event = { world: world.id, session: id, file: null, text: null }
      await insertKioskEvents(trx, [
        { ...event, number: link, kind: 'upload_url' },
        { ...event, number: stream, kind: 'kiosk_stream' },
      ])
      return id
    }
  throw new Error(`${codeTries} short codes were tried and all of them are in use`)
}

/**
 * Opens the upload session of a transaction for a kiosk and returns its id. A session that is open continues. After a
 * session that is over a new one begins, with the events of files that arrived. Only the token that opened the first
 * session may open another.
 */
export const openSession = (
  service: Opener,
  request: FastifyRequest,
  transaction: TransactionRow,
  opening: Opening,
): Promise<{ readonly rule: RuleId; readonly session: string }> =>
  service.notifications.withNotifications(
    async (trx, notify) => {
      if (!(await lockTransaction(trx, transaction))) {
        const row = await findTransaction(trx, transaction.world, transaction.id)
        if (row !== undefined) refuseEnded(row)
        throw new Refusal('expired', {
          rule: 'kiosk.closed',
          description: 'The application was submitted; its documents stand.',
        })
      }
      const latest = await latestKioskSession(trx, transaction)
      const isOwnScreen = isCredentialOf(request.world, transaction.id, opening.token)
      const owner = latest?.token_hash ?? transaction.device_hash
      const isRefused =
        owner === null
          ? isApplicationCredential(opening.token) && !isOwnScreen
          : !isKioskToken(request.world, owner, opening.token)
      if (isRefused) throw new Refusal('unauthorized', { rule: 'kiosk.wrong-credential' })
      if (latest !== undefined && !isOver(latest, request.at)) {
        await continueSession(trx, latest, opening, listenedUntil(service.clock()))
        await notify({ session: latest.id, number: 0 })
        return { rule: 'kiosk.continued', session: latest.id }
      }
      if (latest === undefined) {
        if (transaction.device_hash === null && !isOwnScreen)
          await changeTransaction(trx, transaction, {
            device_hash: kioskTokenHash(request.world, opening.token),
          })
        const session = await beginSession(trx, service, request, transaction, opening, opening.lastReceived)
        return { rule: 'kiosk.open', session }
      }
      /** The session may have expired without an event for its end, which takes a number too. */
      const end = (await endKioskSession(trx, latest.id, 'expired')) ?? latest.last_event
      const lastNumber = Math.max(end, opening.lastReceived)
      const id = await beginSession(trx, service, request, transaction, opening, lastNumber)
      await inheritKioskEvents(trx, latest, id)
      await notify({ session: latest.id, number: 0 })
      return { rule: 'kiosk.renewed', session: id }
    },
    work => service.db.transaction().execute(work),
  )
