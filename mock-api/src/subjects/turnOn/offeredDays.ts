import { freeDays, suppliesFrom } from '@open-account/domain/turnOn/calendar'
import type { PremisesScenario } from '../../scenarios/premises.ts'

/** From how many days after today gas and the other services can be turned on, at premises with dates of their own. */
const gasLead = 5
const otherLead = 3

/** The first day of gas and of the other services; null at premises without dates of their own. */
export const supplyDates = (today: Temporal.PlainDate, { turnOn }: Pick<PremisesScenario, 'turnOn'>) => ({
  gas: turnOn.gasDates ? today.add({ days: gasLead }) : null,
  others: turnOn.gasDates ? today.add({ days: otherLead }) : null,
})

interface Question {
  /** Today in Singapore. */
  readonly today: Temporal.PlainDate
  readonly premises: Pick<PremisesScenario, 'terminatesInDays' | 'turnOn'>
  readonly nonStandardAddress: boolean
  /** Whether the application includes gas. */
  readonly gas: boolean
}

/** The days that the back office offers: tomorrow is the first, because crews are sent out a day ahead. */
export const offeredDays = ({
  today,
  premises,
  nonStandardAddress,
  gas,
}: Question): readonly Temporal.PlainDate[] => {
  if (premises.turnOn.days === 'none') return []
  const { terminatesInDays } = premises
  const days = freeDays({
    today,
    nonStandardAddress,
    terminateDate: terminatesInDays === null ? null : today.add({ days: terminatesInDays }),
    suppliesFrom: suppliesFrom({ gas }, supplyDates(today, premises)),
    available: null,
    publicHolidays: new Set(),
    specialHolidays: new Set(),
  })
  return days.filter(day => !day.equals(today))
}
