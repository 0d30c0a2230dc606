import { signupDefaults } from '@open-account/contracts/entities/signupData'
import type { Domain } from '@open-account/domain/application/codes'
import type { Draft } from '../../../session/draft.ts'
import { servicesChoiceOf, withChoice } from '../../../features/turnOn/servicesChoice.ts'

/**
 * The draft after a change of the address, without the result of the look-up and without what it chose automatically.
 */
export const withoutFoundPremises = (draft: Draft, domain: Domain): Partial<Draft> => {
  const { signup, premises, particulars } = draft
  const { terminateDate, townGas, gasPreSelected, tensionDisabled } = signupDefaults
  const choice = servicesChoiceOf(draft, domain)
  const services = {
    ...choice.services,
    gas: choice.services.gas && !signup.gasPreSelected,
    cooling: false,
  }
  return {
    ...withChoice(draft, { ...choice, services }),
    premises: {
      ...premises,
      tension: signup.tensionDisabled ? '' : premises.tension,
      premise_address: {
        ...premises.premise_address,
        premise_street_name: '',
        premise_premise_no: '',
        premise_contestable: false,
      },
    },
    particulars: { ...particulars, tensionGivenUp: '' },
    signup: { ...signup, terminateDate, townGas, gasPreSelected, tensionDisabled },
  }
}
