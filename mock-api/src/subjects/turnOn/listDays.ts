import type { CalendarBody, CalendarDays } from '@open-account/contracts/calendar'
import type { RuleId } from '@open-account/contracts/control/rules'
import { toWireDate } from '@open-account/domain/time/wireDate'
import { publicHolidayDates } from '@open-account/domain/turnOn/publicHolidays'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { PremisesScenario } from '../../scenarios/premises.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { dateAt, timestampAt } from '../worlds/today.ts'
import { offeredDays, supplyDates } from './offeredDays.ts'
import { dateProof } from './proofs.ts'

const publicHolidays = publicHolidayDates.map(date => date.replaceAll('-', ''))

/** The rule of a calendar: the first that applies. */
const ruleOf = ({ turnOn, terminatesInDays }: PremisesScenario, nanl: boolean): RuleId => {
  if (turnOn.days === 'offset') return 'calendar.offset'
  if (turnOn.days === 'failing') return 'calendar.failing'
  if (turnOn.days === 'none') return 'calendar.none'
  if (terminatesInDays !== null) return 'calendar.terminate-date'
  if (turnOn.gasDates) return 'calendar.gas-dates'
  if (turnOn.preTurnOn) return 'calendar.pre-turn-on'
  if (turnOn.meterReadings) return 'calendar.meter-readings'
  return nanl ? 'calendar.no-address' : 'calendar.days'
}

/** The days that are offered to a transaction, each with its proof; or the Offset of a failed calendar. */
export const listDays = (
  request: FastifyRequest,
  transaction: TransactionRow,
  body: CalendarBody,
): Answer<CalendarDays | { readonly Offset: string }> => {
  const { world, at } = request
  const premises = premisesAt(body.postal_code)
  const rule = ruleOf(premises, body.nanl)
  if (premises.turnOn.days === 'failing') throw new Refusal('upstream_error', { rule })
  if (premises.turnOn.days === 'offset') return { rule, body: { Offset: '1' } }

  const today = dateAt(at)
  const inDays = (days: number) => toWireDate(today.add({ days }))
  const days = offeredDays({ today, premises, nonStandardAddress: body.nanl, gas: body.gas }).map(toWireDate)
  const first = supplyDates(today, premises)
  return {
    rule,
    body: {
      server_time: timestampAt(at),
      oc_mo_date: premises.terminatesInDays === null ? null : inDays(premises.terminatesInDays),
      available: days.map(date => ({ date, date_hash: dateProof(world, transaction.id, date) })),
      public_holidays: publicHolidays,
      special_holidays: [],
      zc_gas_date: first.gas === null ? null : toWireDate(first.gas),
      zc_zz_date: first.others === null ? null : toWireDate(first.others),
    },
  }
}
