import { signupDefaults } from '@open-account/contracts/entities/signupData'
import type { Draft } from '../../application/draft.ts'

/**
 * The draft once another address is being typed: what the look-up found at the one before no longer counts, nor does
 * what it chose by itself.
 */
export const forgottenPremises = ({ signup, premises, turnOnServices }: Draft): Partial<Draft> => {
  const { terminateDate, townGas, gasPreSelected, tensionDisabled } = signupDefaults
  const { gas, ...services } = turnOnServices.services
  return {
    premises: {
      ...premises,
      tension: signup.tensionDisabled ? '' : premises.tension,
      premise_address: { ...premises.premise_address, premise_contestable: false },
    },
    signup: { ...signup, terminateDate, townGas, gasPreSelected, tensionDisabled },
    turnOnServices: {
      ...turnOnServices,
      services: { ...services, gas: gas && !signup.gasPreSelected },
      chilled_water: false,
    },
  }
}
