import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findShareLink } from '../../store/shareLinks.ts'
import type { ShareLinkRow } from '../../store/tables.ts'
import { worldTime } from '../../store/world.ts'
import { findWorld } from '../../store/worlds.ts'
import { secretHash } from '../streams/credentials.ts'

/** What the address of a share link begins with; its secret follows. */
export const linkPath = '/mock/links/'

/** The secret of a new link, 128 random bits, and its hash, which alone is saved. */
export const newSecret = (): { readonly secret: string; readonly hash: string } => {
  const secret = randomId()
  return { secret, hash: secretHash(secret) }
}

/** The link that a secret opens. Refuses an unknown secret, a link that has expired and one into a world that is over. */
export const openedLink = async (
  { db, clock }: Pick<Service, 'db' | 'clock'>,
  secret: string,
): Promise<ShareLinkRow> => {
  const link = await findShareLink(db, secretHash(secret))
  const world = link === undefined ? undefined : await findWorld(db, link.world)
  if (link === undefined || world === undefined)
    throw new Refusal('not_found', { description: 'There is no such share link.' })
  const real = clock()
  const isWorldOver = world.expires_at !== null && world.expires_at <= real
  if (isWorldOver || worldTime(world, real) >= link.expires_at)
    throw new Refusal('expired', { description: 'This share link has expired.' })
  return link
}
