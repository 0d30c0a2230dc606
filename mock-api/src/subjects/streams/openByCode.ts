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
 * The link of a short code. Every guess is counted before it is checked, so that parallel guesses cannot exceed the
 * limit. A code is valid in every world; the guesses of an address are therefore counted once for all worlds, in the
 * default world and by its time.
 */
export const openByCode = async (
  { db, reads, clock }: Pick<Service, 'db' | 'reads' | 'clock'>,
  request: FastifyRequest,
  code: string,
): Promise<string> => {
  const countingWorld = await reads.world(defaultWorld)
  if (countingWorld === undefined) throw new Error('The default world is missing')
  const at = worldTime(countingWorld, clock())
  const guesser = { world: countingWorld.id, caller: mac(countingWorld, 'kiosk-guess', request.ip) }
  const tries = await db
    .transaction()
    .execute(trx => countGuess(trx, guesser, at, at - kioskCodeGuessSeconds * second))
  if (tries > kioskCodeGuesses)
    throw new Refusal('too_many_requests', {
      rule: 'kiosk.code-limit',
      retryAfter: kioskCodeGuessSeconds,
      description: 'Too many codes were tried. Please wait some minutes, or scan the QR code.',
    })
  const session = await kioskSessionWithCode(db, code)
  const world = session === undefined ? undefined : await reads.world(session.world)
  if (session === undefined || world === undefined || isOver(session, worldTime(world, clock())))
    throw new Refusal('not_found', {
      rule: 'kiosk.code-unknown',
      description: 'No upload is open under this code.',
    })
  await forgiveGuess(db, guesser)
  return uploadLink(world, session)
}
