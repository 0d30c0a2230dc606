import { searchedInEvents } from './events.ts'
import { containsText, type Page, type Paged } from './page.ts'
import type { Db, EventRow, WebhookDeliveryRow, WebhookRow } from './tables.ts'

export const insertWebhook = async (db: Db, row: WebhookRow): Promise<void> => {
  await db.insertInto('webhooks').values(row).execute()
}

export const listWebhooks = (db: Db, world: string): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().where('world', '=', world).orderBy('id').execute()

export const findWebhook = (db: Db, world: string, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('world', '=', world).where('id', '=', id).executeTakeFirst()

/** Deletes a webhook with its deliveries. Returns whether it existed. */
export const deleteWebhook = async (db: Db, world: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('world', '=', world)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type DeliveryKey = Pick<WebhookDeliveryRow, 'world' | 'webhook' | 'number'>

/** Records that an event has to be posted at a moment of real time; one that was posted before is posted again. */
export const insertDelivery = async (db: Db, key: DeliveryKey, next_at: number): Promise<void> => {
  await db
    .insertInto('webhook_deliveries')
    .values({ ...key, delivered: 0, tries: 0, next_at, attempts: '[]' })
    .onConflict(conflict =>
      conflict.columns(['world', 'webhook', 'number']).doUpdateSet({ delivered: 0, tries: 0, next_at }),
    )
    .execute()
}

const ofKey = (db: Db, { world, webhook, number }: DeliveryKey) =>
  db
    .updateTable('webhook_deliveries')
    .where('world', '=', world)
    .where('webhook', '=', webhook)
    .where('number', '=', number)

export const findDelivery = (
  db: Db,
  { world, webhook, number }: DeliveryKey,
): Promise<WebhookDeliveryRow | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('world', '=', world)
    .where('webhook', '=', webhook)
    .where('number', '=', number)
    .executeTakeFirst()

/** The deliveries that are due at a moment of real time, the oldest events first. */
export const dueDeliveries = (db: Db, at: number, limit: number): Promise<WebhookDeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('next_at', '<=', at)
    .orderBy('next_at')
    .orderBy('number')
    .limit(limit)
    .execute()

/** A delivery with its event, which is deleted with it. */
export type DeliveredEvent = WebhookDeliveryRow & EventRow

const withEvents = (db: Db, world: string, webhook: string) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('events', join =>
      join
        .onRef('events.world', '=', 'webhook_deliveries.world')
        .onRef('events.number', '=', 'webhook_deliveries.number'),
    )
    .where('webhook_deliveries.world', '=', world)
    .where('webhook', '=', webhook)

export const findDeliveredEvent = (
  db: Db,
  { world, webhook, number }: DeliveryKey,
): Promise<DeliveredEvent | undefined> =>
  withEvents(db, world, webhook).where('events.number', '=', number).selectAll().executeTakeFirst()

/** A page of the deliveries of a webhook that match, the newest event first. */
export const pageOfDeliveries = async (
  db: Db,
  { world, id }: Pick<WebhookRow, 'world' | 'id'>,
  { text, after, limit }: Page<number> & { readonly text?: string | undefined },
): Promise<Paged<DeliveredEvent>> => {
  let matching = withEvents(db, world, id)
  if (text !== undefined) matching = matching.where(containsText(searchedInEvents, text))
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const later = after === undefined ? matching : matching.where('events.number', '<', after)
  const rows = await later.selectAll().orderBy('events.number', 'desc').limit(limit).execute()
  return { rows, total: Number(total) }
}

/** Claims an attempt until `next_at`, so that no other process makes it. Returns whether it was still open. */
export const claimDelivery = async (
  db: Db,
  row: WebhookDeliveryRow,
  next_at: number | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await ofKey(db, row)
    .set({ tries: row.tries + 1, next_at })
    .where('tries', '=', row.tries)
    .where('next_at', '=', row.next_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type DeliveryChange = Pick<WebhookDeliveryRow, 'delivered' | 'next_at' | 'attempts'>

export const changeDelivery = async (db: Db, key: DeliveryKey, change: DeliveryChange): Promise<void> => {
  await ofKey(db, key).set(change).execute()
}
