import type { Issue } from '@open-account/contracts/errors'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes, type Service } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { impossibleServices, isTemporaryOffered } from '@open-account/domain/premises/services'
import { isTensionChecked, isTensionLocked } from '@open-account/domain/premises/tension'
import { isCommercial, isTemporary } from '@open-account/domain/requirements/conditions'
import { isHomeProtectionOffered } from '@open-account/domain/turnOn/homeProtection'
import type { PremisesScenario } from '../../scenarios/premises.ts'
import { tensionScenario } from '../../scenarios/tensions.ts'

type Found = Pick<PremisesScenario, 'chilledWater' | 'tension'>

interface Submission {
  readonly facts: ApplicationFacts
  readonly body: SubmitBody
  /** The tension that the look-up found at the premises. */
  readonly found: Found
}

/** Whether the load curb does not serve this applicant at this tension, as on the particulars screen. */
const isTensionUnserved = ({ facts, body: { nric } }: Submission): boolean =>
  facts.tension !== null &&
  isTensionChecked(facts, nric) &&
  tensionScenario(nric, facts.tension).outcome !== 'served'

/** Whether the submitted tension differs from the look-up's, where the field is locked (C-178). */
const isOtherTension = ({ body, found }: Submission): boolean =>
  body.account_type === accountTypes.commercial &&
  isTensionLocked(found.tension) &&
  body.tension_level !== '' &&
  body.tension_level !== found.tension

const rules: readonly (Issue & { readonly isBroken: (submission: Submission) => boolean })[] = [
  {
    path: 'tension_level',
    message: 'Electricity at this tension level cannot be opened here.',
    isBroken: isTensionUnserved,
  },
  {
    path: 'tension_level',
    message: 'The premises have another tension level.',
    isBroken: isOtherTension,
  },
  {
    path: 'type_of_usage',
    message: 'Gas is supplied permanently only',
    isBroken: ({ facts }) => isTemporary(facts) && !isTemporaryOffered(facts.services),
  },
  {
    path: 'chilled_water',
    message: 'Centralised cooling comes with the premises that have it.',
    isBroken: ({ facts, found }) => isCommercial(facts) && facts.services.cooling !== found.chilledWater,
  },
  {
    path: 'hla_consent_flag',
    message: 'The offer is made to homes only.',
    isBroken: ({ facts, body }) => body.hla_consent_flag && !isHomeProtectionOffered(facts),
  },
]

const servicePaths = {
  electricity: 'electricity',
  water: 'water',
  gas: 'gas',
  cooling: 'chilled_water',
} as const satisfies Record<Service, keyof SubmitBody>

const serviceIssues = ({ facts }: Submission): readonly Issue[] =>
  impossibleServices(facts).map(service => ({
    path: servicePaths[service],
    message: facts.services[service]
      ? 'This service is not available at the premises.'
      : 'Homes always have this service.',
  }))

/** The issues of services, tension, usage and consent, by the same rules as the screens. */
export const supplyIssues = (facts: ApplicationFacts, body: SubmitBody, found: Found): readonly Issue[] => {
  const submission = { facts, body, found }
  return [
    ...serviceIssues(submission),
    ...rules.filter(({ isBroken }) => isBroken(submission)).map(({ path, message }) => ({ path, message })),
  ]
}
