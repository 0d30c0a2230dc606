import type { Service } from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { isBlank } from '../text/blank.ts'

/** The services with a meter of their own, and the field that holds its reading; cooling is not read. */
export const meterReadingFields = {
  electricity: 'electric_meter_reading',
  water: 'water_meter_reading',
  gas: 'gas_meter_reading',
} as const satisfies Partial<Record<Service, string>>

export type MeteredService = keyof typeof meterReadingFields
const meteredServices: readonly MeteredService[] = ['electricity', 'water', 'gas']

type MeterFacts = Pick<ApplicationFacts, 'services' | 'meterReadingRequired'>

/** The services whose meter is read before they are turned on: those chosen, when the date needs readings. */
export const meterReadingsNeeded = ({
  services,
  meterReadingRequired,
}: MeterFacts): readonly MeteredService[] =>
  meterReadingRequired ? meteredServices.filter(service => services[service]) : []

/** A reading is what the meter shows, as it was typed; its photo is a document of its own. */
type Readings = Readonly<Partial<Record<MeteredService, string>>>

/** The readings that are needed and still blank. */
export const missingMeterReadings = (facts: MeterFacts, readings: Readings): readonly MeteredService[] =>
  meterReadingsNeeded(facts).filter(service => isBlank(readings[service] ?? ''))
