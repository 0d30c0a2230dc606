import type { Services } from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'

/** The types of premises with a special rule for the deposit (`USE_OF_PREMISES_LIST`). Source: document 2, section 3. */
export const specialPremisesTypes = {
  publicLighting: 'PREMISES_PUBLIC_LIGHTING',
  others: 'PREMISES_OTHERS',
  constructionSite: 'PREMISES_CONSTRUCTION_SITE',
  wayang: 'PREMISES_WAYANG',
} as const

const { publicLighting, others, constructionSite, wayang } = specialPremisesTypes

const electricityByCapacity: readonly string[] = [publicLighting, others, constructionSite]
const waterByCapacity: readonly string[] = [others, constructionSite]

type DepositFacts = Pick<ApplicationFacts, 'domain' | 'services' | 'premisesType'>

const isOfType = ({ domain, premisesType }: DepositFacts, types: readonly string[]): boolean =>
  domain === 'commercial' && premisesType !== null && types.includes(premisesType)

/** Whether the deposit depends on the electricity supply capacity. */
export const requiresElectricityCapacity = (facts: DepositFacts): boolean =>
  facts.services.electricity && isOfType(facts, electricityByCapacity)

/** Whether the deposit depends on the water supply capacity. */
export const requiresWaterCapacity = (facts: DepositFacts): boolean =>
  facts.services.water && isOfType(facts, waterByCapacity)

/** Whether the deposit depends on the number of days. */
export const requiresNumberOfDays = (facts: DepositFacts): boolean => isOfType(facts, [wayang])

/** Whether a type of premises can be chosen with these services: public lighting needs electricity. */
export const isPremisesTypeOffered = (premisesType: string, services: Services): boolean =>
  premisesType !== publicLighting || services.electricity
