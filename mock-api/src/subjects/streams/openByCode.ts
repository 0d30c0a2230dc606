import { kioskCodeGuesses, kioskCodeGuessSeconds } from '@open-account/domain/kiosk/kioskSession'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { countGuess, forgiveGuess } from '../../store/kioskGuesses.ts'
import { kioskSessionWithCode } from '../../store/kioskSessions.ts'
import { mac } from '../worlds/mac.ts'
import { defaultWorld, worldTime } from '../../store/world.ts'
import { isOver } from './isOver.ts'
import { uploadLink } from './uploadLink.ts'

const second = 1_000

/**
 * The link that a short code stands for. Every guess is counted before it is looked at, so that a thousand at the same
 * moment are as many as are allowed. A code is good in every world, so an address has its guesses for all of them
 * together: they are counted in the default world, by its time.
 */
export const openByCode = async (
  { db, reads, clock }: Pick<Service, 'db' | 'reads' | 'clock'>,
  request: FastifyRequest,
  code: string,
): Promise<string> => {
  const counting = await reads.world(defaultWorld)
  if (counting === undefined) throw new Error('The default world is missing')
  const at = worldTime(counting, clock())
  const guesser = { world: counting.id, caller: mac(counting, 'kiosk-guess', request.ip) }
  const tries = await db
    .transaction()
    .execute(trx => countGuess(trx, guesser, at, at - kioskCodeGuessSeconds * second))
  if (tries > kioskCodeGuesses) {
    request.rule = 'kiosk.code-limit'
    throw new Refusal('too_many_requests', {
      retryAfter: kioskCodeGuessSeconds,
      description: 'Too many codes were tried. Please wait some minutes, or scan the QR code.',
    })
  }
  const session = await kioskSessionWithCode(db, code)
  const world = session === undefined ? undefined : await reads.world(session.world)
  if (session === undefined || world === undefined || isOver(session, worldTime(world, clock()))) {
    request.rule = 'kiosk.code-unknown'
    throw new Refusal('not_found', { description: 'No upload is open under this code.' })
  }
  await forgiveGuess(db, guesser)
  request.rule = 'kiosk.open'
  return uploadLink(world, session)
}
