import { brokenCallbacks } from '@open-account/contracts/control/brokenCallbacks'

/** What can be wrong with a return from Myinfo. */
export const brokenCallbackOptions = Object.entries(brokenCallbacks).map(([value, label]) => ({
  value,
  label,
}))
