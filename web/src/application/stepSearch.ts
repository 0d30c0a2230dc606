/** The steps that show every answer, from which a change leads to another step and back. */
const reviewingSteps = ['review', 'confirmation'] as const
export type ReviewingStep = (typeof reviewingSteps)[number]

/** Query parameters that steps understand besides the mode's own. */
export interface StepSearch {
  /** `myinfo` after the return from the identity service: retrieve the identity data. */
  readonly redirected?: 'myinfo'
  /** The id of a field to scroll to and focus; `email` changes the e-mail address. */
  readonly target?: string
  /** The step to come back to after a change from the review. */
  readonly from?: ReviewingStep
}

const reviewingStep = (value: unknown): ReviewingStep | undefined =>
  reviewingSteps.find(step => step === value)

export const readStepSearch = (search: Record<string, unknown>): StepSearch => {
  const from = reviewingStep(search['from'])
  return {
    ...(search['redirected'] === 'myinfo' && { redirected: 'myinfo' }),
    ...(typeof search['target'] === 'string' && { target: search['target'] }),
    ...(from && { from }),
  }
}
