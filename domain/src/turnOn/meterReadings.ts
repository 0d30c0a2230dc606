import type { Service } from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { isBlank } from '../text/blank.ts'

/** The services with a meter, and the field of its reading; cooling has none. */
export const meterReadingFields = {
  electricity: 'electric_meter_reading',
  water: 'water_meter_reading',
  gas: 'gas_meter_reading',
} as const satisfies Partial<Record<Service, string>>

export type MeteredService = keyof typeof meterReadingFields
const meteredServices: readonly MeteredService[] = ['electricity', 'water', 'gas']

type MeterFacts = Pick<ApplicationFacts, 'services' | 'meterReadingRequired'>

/** The services that need a meter reading: the chosen ones, when the date requires readings. */
export const meterReadingsNeeded = ({
  services,
  meterReadingRequired,
}: MeterFacts): readonly MeteredService[] =>
  meterReadingRequired ? meteredServices.filter(service => services[service]) : []

/** The readings as the applicant typed them; the photo of a meter is a document. */
type Readings = Readonly<Partial<Record<MeteredService, string>>>

/** The services whose required reading is blank. */
export const missingMeterReadings = (facts: MeterFacts, readings: Readings): readonly MeteredService[] =>
  meterReadingsNeeded(facts).filter(service => isBlank(readings[service] ?? ''))
