import { withoutElectricity } from '@open-account/domain/premises/tension'
import type { Domain } from '@open-account/domain/application/codes'
import type { Draft } from '../../session/draft.ts'
import { resetFields } from '../../session/resetFields.ts'
import { servicesChoiceOf, withChoice } from '../turnOn/servicesChoice.ts'

/**
 * The draft without electricity and its tension, because the tension is not served. When electricity is chosen again,
 * the tension is chosen again or restored from the look-up (C-178).
 */
export const withElectricityDeselected = (draft: Draft, domain: Domain): Partial<Draft> => {
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
