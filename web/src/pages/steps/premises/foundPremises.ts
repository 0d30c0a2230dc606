import type { StreetNameAnswer } from '@open-account/contracts/premise'
import type { Domain } from '@open-account/domain/application/codes'
import { preselectServices } from '@open-account/domain/premises/services'
import { isTensionLocked } from '@open-account/domain/premises/tension'
import type { Draft } from '../../../session/draft.ts'
import { servicesChoiceOf, withChoice } from '../../../features/turnOn/servicesChoice.ts'

/** The changes of the draft after the look-up of the premises: the address, its supplies and the chosen services. */
export const foundPremises = (
  draft: Draft,
  domain: Domain,
  { street_name, premise_no, utilities, contestable, terminate_date }: StreetNameAnswer,
): Partial<Draft> => {
  const address = {
    ...draft.premises.premise_address,
    premise_street_name: street_name,
    premise_premise_no: premise_no,
    premise_contestable: contestable,
  }
  const premises = { ...draft.premises, premise_address: address }
  const signup = { ...draft.signup, terminateDate: terminate_date ?? '' }
  if (utilities === null) return { premises, signup }
  const choice = preselectServices(servicesChoiceOf(draft, domain), {
    townGas: utilities.town_gas,
    electricity: utilities.electric,
    water: utilities.water,
    gas: utilities.gas,
    cooling: utilities.chilledWater,
  })
  return {
    ...withChoice(draft, choice),
    particulars: { ...draft.particulars, tensionGivenUp: '' },
    premises: { ...premises, tension: utilities.tensionLevel ?? premises.tension },
    signup: {
      ...signup,
      townGas: utilities.town_gas,
      gasPreSelected: choice.gasPreselected,
      tensionDisabled: isTensionLocked(utilities.tensionLevel),
    },
  }
}
