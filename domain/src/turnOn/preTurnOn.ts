import type { Domain } from '../application/codes.ts'

/** Whether supplies run before the turn-on date, as far as this application may use it: commercial premises only. */
export const applicablePreTurnOn = (domain: Domain, preTurnOn: boolean): boolean =>
  domain === 'commercial' && preTurnOn

/** Whether Next or Submit first tells that supplies run already: once (`showPreTurnOnPrompt`). */
export const isPreTurnOnPrompted = (domain: Domain, preTurnOn: boolean, alreadyTold: boolean): boolean =>
  applicablePreTurnOn(domain, preTurnOn) && !alreadyTold
