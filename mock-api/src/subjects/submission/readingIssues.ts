import type { Issue } from '@open-account/contracts/errors'
import { required } from '@open-account/contracts/fields/messages'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { type MeteredService, missingMeterReadings } from '@open-account/domain/turnOn/meterReadings'

/** For each meter, the field of a submission that contains whether it was read, and the label on the screens. */
const fields = {
  electricity: { path: 'meter_reading_electricity', label: 'Electricity Reading' },
  water: { path: 'meter_reading_water', label: 'Water Reading' },
  gas: { path: 'meter_reading_gas', label: 'Gas Reading' },
} as const satisfies Record<MeteredService, { readonly path: keyof SubmitBody; readonly label: string }>

/** An issue for each required reading that is missing. A submission contains only whether a meter was read. */
export const readingIssues = (facts: ApplicationFacts, body: SubmitBody): readonly Issue[] => {
  const readingOf = (service: MeteredService) => (body[fields[service].path] ? 'given' : '')
  return missingMeterReadings(facts, {
    electricity: readingOf('electricity'),
    water: readingOf('water'),
    gas: readingOf('gas'),
  }).map(service => ({ path: fields[service].path, message: required(fields[service].label) }))
}
