import type { control } from '@open-account/contracts/control/control'
import { maxLinks, type ShareLink } from '@open-account/contracts/control/links'
import { Refusal } from '../../kit/refusal.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import {
  deleteShareLink,
  hasShareLink,
  insertShareLink,
  pageOfShareLinks,
  type ShareLinkListing,
} from '../../store/shareLinks.ts'
import { findTransaction } from '../../store/transactions.ts'
import { worldTime } from '../../store/world.ts'
import { pageOrigin } from '../../subjects/gateway/pageOrigin.ts'
import { linkPath, newSecret } from '../../subjects/sharing/openedLink.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { unknownEntry } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

const second = 1_000

const listed = ({ id, name, state_id, place, expires_at: expiry }: ShareLinkListing): ShareLink => ({
  id,
  name,
  state_id,
  place,
  expires_at: timestampAt(expiry),
})

/** Links by which a tester shows an application to a colleague. */
export const linkRoutes = (service: Service): Handlers<typeof control.links> => {
  const { db, clock } = service
  return {
    make: async ({ params, body: { draft, name = null, ttl_seconds: lifetime }, request }) => {
      const world = await worldNamed(service, params.world)
      const { signupStateId: state_id, place } = draft
      if ((await findTransaction(db, world.id, state_id)) === undefined)
        throw new Refusal('not_found', { description: 'This world has no such application.' })
      const real = clock()
      const now = worldTime(world, real)
      const { secret, hash } = newSecret()
      const row = {
        world: world.id,
        id: sequentialId(real),
        secret_hash: hash,
        name,
        state_id,
        place,
        draft: JSON.stringify(draft),
        expires_at: now + lifetime * second,
      }
      const isSaved = await db
        .transaction()
        .execute(transaction => insertShareLink(transaction, row, now, maxLinks))
      if (!isSaved)
        throw new Refusal('world_conflict', { description: `A world has at most ${maxLinks} share links.` })
      const url = `${pageOrigin(service, request)}${linkPath}${secret}`
      return { status: 201, body: { ...listed(row), url } }
    },
    list: async ({ params, query: { text, after, limit } }) => {
      const { id: world } = await worldNamed(service, params.world)
      if (after !== undefined && !(await hasShareLink(db, world, after))) throw unknownEntry()
      const { rows, total } = await pageOfShareLinks(db, world, { text, after, limit })
      return { status: 200, body: { links: rows.map(listed), total } }
    },
    remove: async ({ params }) => {
      const { id: world } = await worldNamed(service, params.world)
      if (!(await deleteShareLink(db, world, params.link)))
        throw new Refusal('not_found', { description: 'This world has no such share link.' })
      await service.erase()
      return { status: 204, body: undefined }
    },
  }
}
