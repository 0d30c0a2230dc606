import { withoutElectricity } from '@open-account/domain/premises/tension'
import type { Domain } from '@open-account/domain/application/codes'
import type { Draft } from '../../session/draft.ts'
import { resetFields } from '../../session/resetFields.ts'
import { servicesChoiceOf, withChoice } from '../turnOn/servicesChoice.ts'

/**
 * The draft without electricity, given up because its tension is not served: the tension is removed
 * too. With electricity chosen again, the applicant chooses a tension again, or the look-up's comes back (C-178).
 */
export const withElectricityGivenUp = (draft: Draft, domain: Domain): Partial<Draft> => {
  const choice = servicesChoiceOf(draft, domain)
  return {
    ...withChoice(draft, { ...choice, services: withoutElectricity(choice.services) }),
    premises: resetFields(draft, { domain }, ['electricity_removed']).premises,
    signup: { ...draft.signup, tensionDisabled: false },
    particulars: {
      ...draft.particulars,
      tensionGivenUp: draft.signup.tensionDisabled ? draft.premises.tension : '',
    },
  }
}
