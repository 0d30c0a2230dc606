import type { Issue } from '@open-account/contracts/errors'
import { bodyPathOf } from '@open-account/contracts/submission/submittedFields'
import { documents } from '@open-account/domain/requirements/documents'
import { fieldNames } from '@open-account/domain/requirements/fields'
import type { ServiceFailure } from '../../api/serviceFailure.ts'
import { particularsLabels } from '../particulars/particularsLabels.ts'
import { premisesLabels } from '../premises/premisesLabels.ts'
import { utilitiesLabels } from '../utilities/utilitiesLabels.ts'

const fieldLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...premisesLabels,
    ...particularsLabels,
    ...utilitiesLabels,
    turn_on_date: 'Turn On Date',
    turn_on_datetime: 'Timeslot',
  }),
)

/** What the screens call the parts of a submission, by where they stand in its body. */
const labels: ReadonlyMap<string, string> = new Map([
  ...documents.map(({ uploadType, label }) => [`documents.${uploadType}`, label] as const),
  ...fieldNames.flatMap(field => {
    const [path, label] = [bodyPathOf(field), fieldLabels.get(field)]
    return path === null || label === undefined ? [] : [[path, label] as const]
  }),
])

const lineOf = ({ path, message }: Issue): string => {
  const label = labels.get(path)
  return label === undefined ? message : `${label}: ${message}`
}

/** What the service says against a submission, one line each, in the words of the screens. */
export const issueLines = ({ issues }: Pick<ServiceFailure, 'issues'>): readonly string[] => [
  ...new Set(issues.map(lineOf)),
]
