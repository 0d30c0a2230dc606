/** The steps that show every answer, from which the applicant can change one and return. */
const reviewingSteps = ['review', 'confirmation'] as const
export type ReviewingStep = (typeof reviewingSteps)[number]

/** Query parameters of steps, besides those of the mode. */
export interface StepSearch {
  /** `myinfo` after the return from the identity service: retrieve the identity data. */
  readonly redirected?: 'myinfo' | undefined
  /** The id of a field to scroll to and focus; `email` changes the e-mail address. */
  readonly target?: string | undefined
  /** The step to return to after a change from the review. */
  readonly from?: ReviewingStep | undefined
  /** The id of the section to focus on that step; by default the first section of the changed step. */
  readonly section?: string | undefined
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const reviewingStep = (value: unknown): ReviewingStep | undefined =>
  reviewingSteps.find(step => step === value)

/** The query parameters of a step. An invalid value becomes undefined, as in `readModeSearch`. */
export const readStepSearch = (search: Record<string, unknown>): StepSearch => ({
  redirected: search['redirected'] === 'myinfo' ? 'myinfo' : undefined,
  target: text(search['target']),
  from: reviewingStep(search['from']),
  section: text(search['section']),
})
