import { expect } from 'vitest'
import type { Db } from '../../src/store/tables.ts'
import { now } from '../../test/testApp.ts'
import type { Model } from './state.ts'

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Compares the store with the model: applications, payments, appointments, documents and e-mails. */
export const expectNothingDoubledOrLost = async (model: Model, db: Db, world: string): Promise<void> => {
  const at = now + model.moved
  const transactions = await db
    .selectFrom('transactions')
    .select('id')
    .where('world', '=', world)
    .where('app_id', 'is not', null)
    .execute()
  expect(counted(transactions.map(({ id }) => id)), 'applications').toEqual(counted([...model.accepted]))

  const payments = await db
    .selectFrom('payments')
    .select('state_id')
    .where('world', '=', world)
    .where('state', '=', 'success')
    .execute()
  expect(counted(payments.map(({ state_id: state }) => state)), 'payments').toEqual(counted([...model.paid]))

  const seats = await db.selectFrom('seats').selectAll().where('world', '=', world).execute()
  const takenSeats = seats.filter(({ expires_at: until }) => until === null || until > at)
  const expected = [...model.seats].filter(
    ([, { expiresAt }]) => expiresAt === null || expiresAt > model.moved,
  )
  expect(counted(takenSeats.map(({ date, state_id: state }) => `${date} ${state}`)), 'appointments').toEqual(
    counted(expected.map(([date, { state }]) => `${date} ${state}`)),
  )

  for (const { state, uploaded } of model.applicants) {
    const files = await db
      .selectFrom('attachments')
      .select('type')
      .where('world', '=', world)
      .where('state_id', '=', state ?? '')
      .execute()
    expect(counted(files.map(({ type }) => type)), 'documents').toEqual(counted([...uploaded]))
  }

  const messages = await db
    .selectFrom('messages')
    .select('recipient')
    .where('world', '=', world)
    .where('otp', 'is not', null)
    .execute()
  expect(counted(messages.map(({ recipient }) => recipient)), 'e-mails').toEqual(
    Object.fromEntries(model.mails),
  )
}
