import {
  type Domain,
  type Service,
  services as allServices,
  type Services,
  type TownGas,
} from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'

/** The state of a service on the premises screen. */
export interface ServiceState {
  /** Whether it is shown. */
  readonly offered: boolean
  /** Whether its choice is fixed: the applicant cannot toggle it. */
  readonly fixed: boolean
  /** Whether it cannot be chosen here. */
  readonly disabled: boolean
}

/** The facts that decide on the choice of services. */
export type ServiceChoice = Pick<
  ApplicationFacts,
  'domain' | 'services' | 'usage' | 'townGas' | 'gasPreselected'
>

const free: ServiceState = { offered: true, fixed: false, disabled: false }
const fixedOn: ServiceState = { offered: true, fixed: true, disabled: true }
const hidden: ServiceState = { offered: false, fixed: true, disabled: true }

/** Residential premises always have electricity and water, and gas where it is available; cooling is commercial. */
const residential = ({
  townGas,
  gasPreselected,
}: ServiceChoice): Readonly<Record<Service, ServiceState>> => ({
  electricity: fixedOn,
  water: fixedOn,
  gas: townGas === 0 && !gasPreselected ? { ...free, disabled: true } : free,
  cooling: hidden,
})

/** Commercial services can all be chosen; cooling is shown where the premises have it. */
const commercial = ({ services }: ServiceChoice): Readonly<Record<Service, ServiceState>> => ({
  electricity: free,
  water: free,
  gas: free,
  cooling: services.cooling ? fixedOn : hidden,
})

const statesOf = { residential, commercial } as const satisfies Record<
  Domain,
  (choice: ServiceChoice) => Readonly<Record<Service, ServiceState>>
>

/** Whether any service is chosen. Cooling counts: it may be the only one left when electricity is removed. */
export const isAnyServiceChosen = (chosen: Services): boolean => Object.values(chosen).includes(true)

/** The state of each service. */
export const serviceStates = (choice: ServiceChoice): Readonly<Record<Service, ServiceState>> =>
  statesOf[choice.domain](choice)

/** The services with an impossible choice: a compulsory one is missing, or an unavailable one is chosen. */
export const impossibleServices = (choice: ServiceChoice): readonly Service[] => {
  const states = serviceStates(choice)
  return allServices.filter(service => {
    const { offered, fixed, disabled } = states[service]
    return choice.services[service] ? !offered || (disabled && !fixed) : offered && fixed
  })
}

/** Whether Temporary can be chosen: commercial gas is always permanent. */
export const isTemporaryOffered = (services: Services): boolean => !services.gas

const withServices = (choice: ServiceChoice, services: Services): ServiceChoice => ({
  ...choice,
  services,
  usage: choice.domain === 'commercial' && !isTemporaryOffered(services) ? 'permanent' : choice.usage,
})

/** The choice after a service was ticked or unticked; a fixed or disabled one stays as it is. */
export const toggleService = (choice: ServiceChoice, service: Service): ServiceChoice => {
  const { fixed, disabled } = serviceStates(choice)[service]
  if (fixed || disabled) return choice
  return withServices(choice, { ...choice.services, [service]: !choice.services[service] })
}

/** The services of a new application, before the look-up of the premises. */
export const defaultServices: Readonly<Record<Domain, Services>> = {
  residential: { electricity: true, water: true, gas: false, cooling: false },
  commercial: { electricity: false, water: false, gas: false, cooling: false },
}

/** The supplies that the look-up found at the premises. */
export interface FoundUtilities {
  readonly townGas: TownGas
  readonly electricity: boolean
  readonly water: boolean
  readonly gas: boolean
  readonly cooling: boolean
}

const hasUtilities = ({ electricity, water, gas, cooling }: FoundUtilities): boolean =>
  electricity || water || gas || cooling

const foundServices: Readonly<Record<Domain, (found: FoundUtilities) => Services>> = {
  residential: ({ townGas, gas }) => ({ ...defaultServices.residential, gas: townGas !== 0 || gas }),
  commercial: ({ electricity, water, gas, cooling }) => ({ electricity, water, gas, cooling }),
}

/** Whether the look-up preselects gas (`gasPreSelected`). */
export const isGasPreselected = (domain: Domain, found: FoundUtilities): boolean =>
  foundServices[domain](found).gas

/**
 * The choice after the look-up: residential premises have electricity and water, and gas where town gas is set or gas
 * is supplied (C-045); commercial ones have what is supplied, or keep the choice where nothing is.
 */
export const preselectServices = (choice: ServiceChoice, found: FoundUtilities): ServiceChoice => {
  if (choice.domain === 'commercial' && !hasUtilities(found)) {
    return {
      ...choice,
      townGas: found.townGas,
      gasPreselected: false,
      services: { ...choice.services, cooling: false },
    }
  }
  const gasPreselected = isGasPreselected(choice.domain, found)
  return withServices(
    { ...choice, townGas: found.townGas, gasPreselected },
    foundServices[choice.domain](found),
  )
}

/** The message about gas at the premises, beside its checkbox (C-046). */
export type TownGasMessage = 'not_available' | 'available' | 'available_by_arrangement'

const townGasMessages: Readonly<Record<TownGas, TownGasMessage | null>> = {
  // Gas that can be chosen without town gas is supplied already, or is not town gas.
  0: null,
  1: 'available',
  3: 'available_by_arrangement',
}

/** Whether gas is not available at the premises. */
export const isGasUnavailable = (choice: ServiceChoice): boolean => {
  const { offered, disabled, fixed } = serviceStates(choice).gas
  return offered && disabled && !fixed
}

/** The message about gas for a choice of services; null without one. */
export const townGasMessage = (choice: ServiceChoice): TownGasMessage | null => {
  if (isGasUnavailable(choice)) return 'not_available'
  return choice.townGas === null ? null : townGasMessages[choice.townGas]
}

/** The services that are submitted: gas is not turned on while it is bypassed (`bypassZCGas`). */
export const submittedServices = (services: Services, gasBypassed: boolean): Services => ({
  ...services,
  gas: services.gas && !gasBypassed,
})
