import { withoutElectricity } from '@open-account/domain/premises/tension'
import type { Domain } from '@open-account/domain/application/codes'
import type { Draft } from '../application/draft.ts'
import { voided } from '../application/voided.ts'
import { servicesChoiceOf, withChoice } from '../services/servicesChoice.ts'

/**
 * The draft once electricity is given up because its tension is not served: the tension goes with it, and is free to
 * choose should electricity be wanted again.
 */
export const withElectricityGivenUp = (draft: Draft, domain: Domain): Partial<Draft> => {
  const choice = servicesChoiceOf(draft, domain)
  return {
    ...withChoice(draft, { ...choice, services: withoutElectricity(choice.services) }),
    premises: voided(draft, { domain }, ['electricity_removed']).premises,
    signup: { ...draft.signup, tensionDisabled: false },
  }
}
