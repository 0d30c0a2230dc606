import type { RuleId } from '@open-account/contracts/control/rules'
import type { TimeslotsAnswer, TimeslotsBody } from '@open-account/contracts/calendar'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { parseWireTime } from '@open-account/domain/time/wireTime'
import { toTimestamp } from '@open-account/domain/time/timestamp'
import { formatNotificationNumber } from '@open-account/domain/turnOn/notificationNumber'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import { appointments } from '../../scenarios/appointments.ts'
import type { TurnOnScenario } from '../../scenarios/premises.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'
import type { Service } from '../../service/service.ts'
import { seatsTaken } from '../../store/seats.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { changeTransaction } from '../../store/transactions.ts'
import { mac } from '../worlds/mac.ts'
import { poolOf } from './pool.ts'
import { isDateProven, timeProof } from './proofs.ts'
import { refusedSlot } from './refusedSlot.ts'

/** The type of every appointment. */
const appointmentType = 'M1'

const ruleOf: Readonly<Record<TurnOnScenario['timeslots'], RuleId>> = {
  offered: 'timeslots.offered',
  one: 'timeslots.one',
  none: 'timeslots.none',
  'not-needed': 'timeslots.not-needed',
  failing: 'timeslots.failing',
}

const timestampOf = (date: string, time: string): string => {
  const day = parseWireDate(date)
  const hour = parseWireTime(time)
  if (day === null || hour === null) throw new RangeError(`${date} ${time} is no date and time`)
  return toTimestamp(day.toPlainDateTime(hour))
}

/** The notification number, which is always equal for the same transaction and date. */
const numberOf = (request: FastifyRequest, { id }: TransactionRow, date: string): string =>
  formatNotificationNumber(
    Buffer.from(mac(request.world, 'notification', id, date), 'base64url').readUInt32BE(),
  )

/** The free appointments of a day for a transaction, and what else the day requires. */
export const listSlots = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  transaction: TransactionRow,
  body: TimeslotsBody,
): Promise<Answer<TimeslotsAnswer>> => {
  const { world, at } = request
  const { postal_code: postalCode, selected_date: date } = body
  const { turnOn } = premisesAt(postalCode, world)
  if (!isDateProven(world, body.selected_date_hash, transaction.id, date))
    throw new Refusal('out_of_order', {
      rule: 'calendar.date-not-offered',
      description: 'This date was not offered to this transaction.',
    })
  const rule = ruleOf[turnOn.timeslots]
  if (turnOn.timeslots === 'failing') throw new Refusal('upstream_error', { rule })

  await changeTransaction(db, transaction, { postal_code: postalCode })
  const pool = poolOf(world, postalCode, transaction.id)
  const { hours, capacity } = appointments[turnOn.timeslots]
  const required = body.timeslot && turnOn.timeslots !== 'not-needed'
  const takenSeats = await seatsTaken(db, { world: world.id, pool, date, at, stateId: transaction.id })
  const isFree = (start: string) =>
    (takenSeats.get(start) ?? 0) < capacity && transaction.refused !== refusedSlot(date, start)
  const offered = required ? hours.filter(({ start }) => isFree(start)) : []
  return {
    rule,
    body: {
      meter_reading_required: turnOn.meterReadings,
      notification_number: required ? numberOf(request, transaction, date) : '',
      notification_type: required ? appointmentType : '',
      timeslot_required: required,
      timeslots: offered.map(({ start, end }) => ({
        start: timestampOf(date, start),
        end: timestampOf(date, end),
        time_hash: timeProof(world, transaction.id, pool, date, start),
      })),
      pre_turn_on: turnOn.preTurnOn,
    },
  }
}
