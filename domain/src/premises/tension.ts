import type { Services, Tension } from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'

type TensionFacts = Pick<ApplicationFacts, 'domain' | 'services' | 'highTensionHandled'>

/** Whether the tension field is shown and required: commercial electricity, while high tension is handled. */
export const isTensionRequired = ({ domain, services, highTensionHandled }: TensionFacts): boolean =>
  highTensionHandled && domain === 'commercial' && services.electricity

/** Whether a tension is above Low Tension. */
const isHighTension = (tension: Tension | null): boolean => tension !== null && tension !== 'LT'

/** Whether the field is locked (`tensionDisabled`): the look-up found the premises' tension. */
export const isTensionLocked = (found: Tension | null): boolean => found !== null

/**
 * Whether Next of the particulars validates the tension: above Low Tension, for a person or for a company that is
 * identified by its UEN (C-051).
 */
export const isTensionChecked = (
  facts: TensionFacts & Pick<ApplicationFacts, 'type' | 'tension'>,
  uen: string | null,
): boolean =>
  isTensionRequired(facts) &&
  isHighTension(facts.tension) &&
  (facts.type === 'personal' || (uen !== null && uen !== ''))

/**
 * Whether the notice on contestable consumers is shown: for commercial electricity at premises that the look-up found
 * contestable, or at High Tension and above while that is handled.
 */
export const isContestableNoticed = (
  facts: TensionFacts & Pick<ApplicationFacts, 'tension'>,
  contestable: boolean,
): boolean =>
  facts.domain === 'commercial' &&
  facts.services.electricity &&
  (contestable || (facts.highTensionHandled && isHighTension(facts.tension)))

/** `blocked`: the application returns to the landing page. */
export type TensionOutcome = 'continue' | 'blocked' | 'continue_without_electricity'

/** The result of the validated tension; `mcst` is the service's answer that the supply is shared. */
export const tensionOutcome = (mcst: boolean, { water, gas, cooling }: Services): TensionOutcome => {
  if (mcst) return 'continue'
  return water || gas || cooling ? 'continue_without_electricity' : 'blocked'
}

/** The services without electricity. */
export const withoutElectricity = (services: Services): Services => ({ ...services, electricity: false })
