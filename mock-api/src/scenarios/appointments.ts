import type { PremisesScenario } from './premises.ts'

/** An appointment of a day. Start and end as HHmmss in Singapore. */
interface Hours {
  readonly start: string
  readonly end: string
}

const everyDay: readonly Hours[] = [
  { start: '090000', end: '120000' },
  { start: '120000', end: '150000' },
  { start: '150000', end: '180000' },
]

interface Appointments {
  readonly hours: readonly Hours[]
  /** How many applicants can book each appointment. */
  readonly capacity: number
}

/** The appointments of every offered day, by the scenario of the premises. */
export const appointments: Readonly<Record<PremisesScenario['turnOn']['timeslots'], Appointments>> = {
  offered: { hours: everyDay, capacity: 4 },
  one: { hours: everyDay.slice(0, 1), capacity: 1 },
  none: { hours: [], capacity: 0 },
  'not-needed': { hours: [], capacity: 0 },
  failing: { hours: [], capacity: 0 },
}
