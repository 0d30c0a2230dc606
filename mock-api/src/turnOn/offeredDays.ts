import { freeDays } from '@open-account/domain/turnOn/calendar'
import type { PremisesScenario } from '../scenarios/premises.ts'

interface Question {
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
  readonly premises: Pick<PremisesScenario, 'terminatesInDays' | 'turnOn'>
  readonly nonStandardAddress: boolean
}

/** The days that the back office offers: tomorrow is the first, because crews are sent out a day ahead. */
export const offeredDays = ({
  today,
  premises,
  nonStandardAddress,
}: Question): readonly Temporal.PlainDate[] => {
  if (premises.turnOn.days === 'none') return []
  const { terminatesInDays } = premises
  const days = freeDays({
    today,
    nonStandardAddress,
    terminateDate: terminatesInDays === null ? null : today.add({ days: terminatesInDays }),
    available: null,
    publicHolidays: new Set(),
    specialHolidays: new Set(),
  })
  return days.filter(day => !day.equals(today))
}
