/** Query parameters that steps understand besides the mode's own. */
export interface StepSearch {
  /** `myinfo` after the return from the identity service: retrieve the identity data. */
  readonly redirected?: 'myinfo'
  /** The id of a field to scroll to and focus; `email` changes the e-mail address. */
  readonly target?: string
  /** The step to come back to after a change from the review. */
  readonly from?: 'confirmation'
}

export const readStepSearch = (search: Record<string, unknown>): StepSearch => ({
  ...(search['redirected'] === 'myinfo' && { redirected: 'myinfo' }),
  ...(typeof search['target'] === 'string' && { target: search['target'] }),
  ...(search['from'] === 'confirmation' && { from: 'confirmation' }),
})
