import type { SubmitBody } from '@open-account/contracts/submission/body'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { isTimeslotNeeded } from '@open-account/domain/requirements/conditions'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import { appointments } from '../../scenarios/appointments.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import { claimSeat } from '../../store/seats.ts'
import { offeredDays } from '../turnOn/offeredDays.ts'
import { poolOf } from '../turnOn/pool.ts'
import { isDateProven, isTimeProven } from '../turnOn/proofs.ts'
import { dateAt } from '../worlds/today.ts'
import type { SubmissionContext } from './submissionContext.ts'

/** Refuses a date that was not offered to this transaction, or that is not available any more. */
export const validateDate = (
  request: FastifyRequest,
  { id }: TransactionRow,
  body: SubmitBody,
  { premises }: SubmissionContext,
): void => {
  const date = body.move_in_yyyymmdd
  if (!isDateProven(request.world, body.move_in_hash ?? '', id, date))
    throw new Refusal('OA_CALENDAR_ERROR', { rule: 'submit.proof-wrong' })
  const chosen = parseWireDate(date)
  const days = offeredDays({
    today: dateAt(request.at),
    premises,
    nonStandardAddress: body.nanl,
    gas: body.gas,
  })
  if (chosen !== null && days.some(day => day.equals(chosen))) return
  throw new Refusal('OA_CALENDAR_ERROR', { rule: 'submit.calendar-error' })
}

/**
 * Books the appointment that an application needs. One whose hold has lapsed is booked too while it is free. Refuses an
 * appointment that was not offered to this transaction or is not free.
 */
export const bookAppointment = async (
  db: Db,
  request: FastifyRequest,
  { id }: TransactionRow,
  body: SubmitBody,
  { facts, premises }: SubmissionContext,
): Promise<void> => {
  if (!isTimeslotNeeded(facts)) return
  const { world, at } = request
  const { move_in_yyyymmdd: date, appointment_start_time: start, appointment_hash: proof } = body
  const pool = poolOf(request.world, body.premise_address?.postal_code ?? '', id)
  if (!isTimeProven(world, proof, id, pool, date, start))
    throw new Refusal('timeslot_not_available', { rule: 'submit.proof-wrong', status: 422 })
  const { capacity } = appointments[premises.turnOn.timeslots]
  const seat = { world: world.id, pool, date, start, stateId: id, capacity, at, expiresAt: null }
  if (await claimSeat(db, seat)) return
  throw new Refusal('timeslot_not_available', { rule: 'submit.slot-lost', status: 422 })
}
