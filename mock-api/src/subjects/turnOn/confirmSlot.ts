import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import { appointments } from '../../scenarios/appointments.ts'
import type { Valued } from '../../scenarios/ownValues.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'
import type { Service } from '../../service/service.ts'
import { claimSeat, isTaken, exhaustSlot } from '../../store/seats.ts'
import { lockTransaction } from '../../store/transactions.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import { poolOf } from './pool.ts'
import { isTimeProven } from './proofs.ts'

/** How long an appointment is held for a transaction that is not submitted. Milliseconds. */
const holdTime = 15 * 60_000

interface Choice {
  /** YYYYMMDD. */
  readonly date: string
  /** HHmmss. */
  readonly start: string
  readonly proof: string
}

/** Whether the appointment is taken at this moment, which the scenario of some premises makes happen once. */
const takeFirstSlot = async (
  db: Db,
  world: Valued,
  choice: Choice,
  transaction: TransactionRow,
  postalCode: string,
) => {
  if (!premisesAt(postalCode, world).turnOn.firstSlotTaken) return false
  const pool = poolOf(world, postalCode, transaction.id)
  if (await isTaken(db, { world: transaction.world, pool })) return false
  await exhaustSlot(db, { world: transaction.world, pool, ...choice }, appointments.offered.capacity)
  return true
}

/** Locks a transaction that may still choose an appointment. Refuses after its submission. */
const lockOpen = async (trx: Db, transaction: TransactionRow): Promise<void> => {
  if (await lockTransaction(trx, transaction)) return
  throw new Refusal('already_submitted', {
    rule: 'timeslots.booked',
    description: 'The application was submitted; its appointment is booked.',
  })
}

/** Holds an appointment for a transaction. Refuses one that was not offered or is not free. */
export const confirmSlot = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  transaction: TransactionRow,
  choice: Choice,
): Promise<void> => {
  const { world, at } = request
  const { id: stateId, postal_code: postalCode } = transaction
  const pool = poolOf(world, postalCode ?? '', stateId)
  if (postalCode === null || !isTimeProven(world, choice.proof, stateId, pool, choice.date, choice.start))
    throw new Refusal('out_of_order', {
      rule: 'timeslots.not-offered',
      description: 'This timeslot was not offered to this transaction.',
    })
  const isLost = await db.transaction().execute(async trx => {
    await lockOpen(trx, transaction)
    return takeFirstSlot(trx, world, choice, transaction, postalCode)
  })
  if (isLost) throw new Refusal('timeslot_not_available', { rule: 'timeslots.taken-in-between' })
  await db.transaction().execute(async trx => {
    await lockOpen(trx, transaction)
    const isHeld = await claimSeat(trx, {
      world: world.id,
      pool,
      date: choice.date,
      start: choice.start,
      stateId,
      capacity: appointments[premisesAt(postalCode, world).turnOn.timeslots].capacity,
      at,
      expiresAt: at + holdTime,
    })
    if (!isHeld) throw new Refusal('timeslot_not_available', { rule: 'timeslots.taken' })
  })
}
