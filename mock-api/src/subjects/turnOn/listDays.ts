import type { CalendarBody, CalendarDays } from '@open-account/contracts/calendar'
import type { RuleId } from '@open-account/contracts/control/rules'
import { toWireDate } from '@open-account/domain/time/wireDate'
import { publicHolidayDates } from '@open-account/domain/turnOn/publicHolidays'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../kit/answer.ts'
import { cachedByKey } from '../../kit/cachedByKey.ts'
import { Refusal } from '../../kit/refusal.ts'
import { beforeConstant, constantBody } from '../../kit/serialize.ts'
import type { PremisesScenario } from '../../scenarios/premises.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'
import type { TransactionRow, WorldRow } from '../../store/tables.ts'
import { dateAt, timestampAt } from '../worlds/today.ts'
import { offeredDays, supplyDates } from './offeredDays.ts'
import { dateProofs } from './proofs.ts'

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

/** The dates of a calendar, YYYYMMDD. */
interface Dates {
  /** Null when the present account does not end. */
  readonly moveOut: string | null
  readonly available: readonly string[]
  /** The first day of gas and of the other services; null at premises without dates of their own. */
  readonly gas: string | null
  readonly others: string | null
}

const calculateDates = (
  today: Temporal.PlainDate,
  premises: PremisesScenario,
  { nanl, gas }: Pick<CalendarBody, 'nanl' | 'gas'>,
): Dates => {
  const { terminatesInDays } = premises
  const first = supplyDates(today, premises)
  return {
    moveOut: terminatesInDays === null ? null : toWireDate(today.add({ days: terminatesInDays })),
    available: offeredDays({ today, premises, nonStandardAddress: nanl, gas }).map(toWireDate),
    gas: first.gas === null ? null : toWireDate(first.gas),
    others: first.others === null ? null : toWireDate(first.others),
  }
}

/** The calendars of a few days stay calculated, because each world has a clock of its own. */
const cachedDates = cachedByKey<Dates>(200)
/** The calendars of the last transactions stay signed, because a screen requests them at each visit of its step. */
const cachedDays = cachedByKey<SignedDays>(100)

/** The fields of a calendar that stay the same for a day. */
type SignedDays = Omit<CalendarDays, 'server_time'>

const signDays = (
  { moveOut, available, gas, others }: Dates,
  world: Pick<WorldRow, 'secret'>,
  stateId: string,
): SignedDays => {
  const proofOf = dateProofs(world, stateId)
  return constantBody({
    oc_mo_date: moveOut,
    available: available.map(date => ({ date, date_hash: proofOf(date) })),
    public_holidays: publicHolidays,
    special_holidays: [],
    zc_gas_date: gas,
    zc_zz_date: others,
  })
}

/** The days that are offered to a transaction, each with its proof; or the Offset of a failed calendar. */
export const listDays = (
  request: FastifyRequest,
  transaction: TransactionRow,
  body: CalendarBody,
): Answer<CalendarDays | { readonly Offset: string }> => {
  const { world, at } = request
  const premises = premisesAt(body.postal_code, world)
  const { terminatesInDays, turnOn } = premises
  const rule = ruleOf(premises, body.nanl)
  if (turnOn.days === 'failing') throw new Refusal('upstream_error', { rule })
  if (turnOn.days === 'offset') return { rule, body: { Offset: '1' } }

  const time = timestampAt(at)
  const day = time.slice(0, 'YYYY-MM-DD'.length)
  const dates = `${day} ${terminatesInDays} ${turnOn.days} ${turnOn.gasDates} ${body.nanl} ${body.gas}`
  const days = cachedDays(`${dates} ${transaction.id} ${world.secret}`, () =>
    signDays(
      cachedDates(dates, () => calculateDates(dateAt(at), premises, body)),
      world,
      transaction.id,
    ),
  )
  return { rule, body: beforeConstant({ server_time: time }, days) }
}
