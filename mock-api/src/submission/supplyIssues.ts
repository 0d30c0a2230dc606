import type { Issue } from '@open-account/contracts/errors'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isTemporaryOffered } from '@open-account/domain/premises/services'
import { isTensionChecked } from '@open-account/domain/premises/tension'
import { isTemporary } from '@open-account/domain/requirements/conditions'
import { tensionScenario } from '../scenarios/tensions.ts'

type Applicant = Pick<SubmitBody, 'nric'>

/** Whether nobody serves this applicant at this tension, as the validation on the particulars screen says too. */
const isTensionUnserved = (facts: ApplicationFacts, { nric }: Applicant): boolean =>
  facts.tension !== null &&
  isTensionChecked(facts, nric) &&
  tensionScenario(nric, facts.tension).outcome !== 'served'

const rules: readonly (Issue & {
  readonly isBroken: (facts: ApplicationFacts, applicant: Applicant) => boolean
})[] = [
  {
    path: 'tension_level',
    message: 'Electricity at this tension level cannot be opened here.',
    isBroken: isTensionUnserved,
  },
  {
    path: 'type_of_usage',
    message: 'Gas is supplied permanently only',
    isBroken: facts => isTemporary(facts) && !isTemporaryOffered(facts.services),
  },
]

/** What no screen would have let pass about how commercial premises are supplied. */
export const supplyIssues = (facts: ApplicationFacts, applicant: Applicant): readonly Issue[] =>
  rules.filter(({ isBroken }) => isBroken(facts, applicant)).map(({ path, message }) => ({ path, message }))
