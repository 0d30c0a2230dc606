import type { Db, WebhookDeliveryRow, WebhookRow } from './tables.ts'

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

/** The last deliveries of a webhook, the newest event first. */
export const listDeliveries = (
  db: Db,
  world: string,
  webhook: string,
  limit: number,
): Promise<WebhookDeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('world', '=', world)
    .where('webhook', '=', webhook)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

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
