import type { Domain, Service } from '@open-account/domain/application/codes'
import { type ServiceChoice, toggleService } from '@open-account/domain/premises/services'
import type { Draft } from '../application/draft.ts'

/** The choice of services as the rules of the domain take it. */
export const servicesChoiceOf = (
  { turnOnServices, signup, premises }: Draft,
  domain: Domain,
): ServiceChoice => ({
  domain,
  services: { ...turnOnServices.services, cooling: turnOnServices.chilled_water },
  usage: turnOnServices.type_of_usage === '' ? null : turnOnServices.type_of_usage,
  townGas: premises.premise_address.premise_premise_no === '' ? null : signup.townGas,
  gasPreselected: signup.gasPreSelected,
})

/** The draft after a service was ticked or unticked. */
export const withToggled = (draft: Draft, domain: Domain, service: Service): Partial<Draft> => {
  const { services, usage } = toggleService(servicesChoiceOf(draft, domain), service)
  const { cooling, ...chosen } = services
  return {
    turnOnServices: {
      ...draft.turnOnServices,
      services: chosen,
      chilled_water: cooling,
      type_of_usage: usage ?? '',
    },
  }
}
