import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import type { FlowStep, Step } from '@open-account/domain/flow/flows'
import { nextStep } from '@open-account/domain/flow/progress'

/** The id of the first section of a step's answers on a review. */
export const sectionId = (step: Step): string => `answers-${step}`

/** The label of the Next button of a step. Source: document 2, section 2; C-005. */
export const nextButtonLabel = (steps: readonly FlowStep[], step: Step): string =>
  nextStep(steps, step) === 'payment' ? 'Proceed to Payment' : 'Next'

const premises: Record<Domain, string> = { residential: 'Residential', commercial: 'Commercial' }
const names: Record<ApplicantType, string> = {
  personal: 'Under Personal Name',
  company: 'Under Company Name',
}

/** The two lines of the wizard's title. Source: document 1, section 2. */
export const wizardTitle = (domain: Domain, type: ApplicantType, nanl: boolean) => ({
  premises: `Open Utilities Account for ${nanl ? 'Non-Standard ' : ''}${premises[domain]} Premises`,
  name: names[type],
})
