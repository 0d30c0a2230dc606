import type { Domain, Service } from '@open-account/domain/application/codes'
import { type ServiceChoice, toggleService } from '@open-account/domain/premises/services'
import { choiceChanges } from '@open-account/domain/requirements/choiceChanges'
import type { Draft } from '../../session/draft.ts'
import { townGasOf } from '../../session/factsOf.ts'
import { resetFields } from '../../session/resetFields.ts'

/** The choice of services in the format of the domain's rules. */
export const servicesChoiceOf = (
  { turnOnServices, signup, premises }: Draft,
  domain: Domain,
): ServiceChoice => ({
  domain,
  services: { ...turnOnServices.services, cooling: turnOnServices.chilled_water },
  usage: turnOnServices.type_of_usage === '' ? null : turnOnServices.type_of_usage,
  townGas: townGasOf({ premises, signup }),
  gasPreselected: signup.gasPreSelected,
})

/** The draft with another choice of services and usage. Answers that applied to the previous choice only are reset. */
export const withChoice = (
  draft: Draft,
  choice: ServiceChoice,
): Pick<Draft, 'turnOnServices' | 'security_deposit'> => {
  const { domain, services, usage } = choice
  const { USE_OF_PREMISES_LIST: premisesType } = draft.security_deposit
  const changes = choiceChanges(
    servicesChoiceOf(draft, domain),
    choice,
    premisesType === '' ? null : premisesType,
  )
  const { turnOnServices, security_deposit } = resetFields(draft, { domain }, changes)
  const { cooling, ...chosen } = services
  return {
    turnOnServices: {
      ...turnOnServices,
      services: chosen,
      chilled_water: cooling,
      type_of_usage: usage ?? '',
    },
    security_deposit,
  }
}

/** Restores and locks the tension of the look-up when electricity is chosen again (C-178). */
const withTensionRestored = ({ premises, signup, particulars }: Draft): Partial<Draft> => ({
  premises: { ...premises, tension: particulars.tensionGivenUp },
  signup: { ...signup, tensionDisabled: true },
  particulars: { ...particulars, tensionGivenUp: '' },
})

/** The draft after a service was selected or deselected. */
export const withToggled = (draft: Draft, domain: Domain, service: Service): Partial<Draft> => {
  const choice = toggleService(servicesChoiceOf(draft, domain), service)
  const isRestored = choice.services.electricity && draft.particulars.tensionGivenUp !== ''
  return { ...withChoice(draft, choice), ...(isRestored && withTensionRestored(draft)) }
}
