import type { Issue } from '@open-account/contracts/errors'
import { required } from '@open-account/contracts/fields/sentences'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { type MeteredService, missingMeterReadings } from '@open-account/domain/turnOn/meterReadings'

/** Where a submission says that a meter was read, and how the screens call its reading. */
const fields = {
  electricity: { path: 'meter_reading_electricity', label: 'Electricity Reading' },
  water: { path: 'meter_reading_water', label: 'Water Reading' },
  gas: { path: 'meter_reading_gas', label: 'Gas Reading' },
} as const satisfies Record<MeteredService, { readonly path: keyof SubmitBody; readonly label: string }>

/** The meters whose reading the date needs and nobody gave. A submission says only whether it was given. */
export const readingIssues = (facts: ApplicationFacts, body: SubmitBody): readonly Issue[] => {
  const given = (service: MeteredService) => (body[fields[service].path] ? 'given' : '')
  return missingMeterReadings(facts, {
    electricity: given('electricity'),
    water: given('water'),
    gas: given('gas'),
  }).map(service => ({ path: fields[service].path, message: required(fields[service].label) }))
}
