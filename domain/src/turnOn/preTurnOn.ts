import type { Domain } from '../application/codes.ts'

/** Whether the supplies are on before the turn-on date, which only commercial premises use. */
export const applicablePreTurnOn = (domain: Domain, preTurnOn: boolean): boolean =>
  domain === 'commercial' && preTurnOn

/** Whether Next or Submit first shows the prompt that supplies are on already (`showPreTurnOnPrompt`): once. */
export const isPreTurnOnPrompted = (domain: Domain, preTurnOn: boolean, alreadyShown: boolean): boolean =>
  applicablePreTurnOn(domain, preTurnOn) && !alreadyShown
