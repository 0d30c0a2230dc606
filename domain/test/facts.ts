import fc from 'fast-check'
import {
  applicantTypes,
  domains,
  modes,
  occupancies,
  tensions,
  townGasCodes,
  usages,
} from '../src/application/codes.ts'
import { type ApplicationFacts, factsBeforeAnswers } from '../src/application/facts.ts'

const typedResident: ApplicationFacts = {
  ...factsBeforeAnswers({
    domain: 'residential',
    type: 'personal',
    mode: 'normal',
    nonStandardAddress: false,
  }),
  occupancy: 'owner',
  residency: 'citizen_or_pr',
}

/** The facts of a resident with typed particulars, with the changes of a test. */
export const factsWith = (changes: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  ...typedResident,
  ...changes,
})

/** Only the named services are chosen. */
export const onlyServices = (...chosen: readonly (keyof ApplicationFacts['services'])[]) => ({
  electricity: chosen.includes('electricity'),
  water: chosen.includes('water'),
  gas: chosen.includes('gas'),
  cooling: chosen.includes('cooling'),
})

const orNull = <T>(values: readonly T[]) => fc.constantFrom<T | null>(...values, null)

/** Any facts that have the right types. */
export const anyFacts: fc.Arbitrary<ApplicationFacts> = fc.record({
  domain: fc.constantFrom(...domains),
  type: fc.constantFrom(...applicantTypes),
  mode: fc.constantFrom(...modes),
  identityData: orNull([true, false]),
  nonStandardAddress: fc.boolean(),
  occupancy: orNull(occupancies),
  mailingSameAsPremises: fc.boolean(),
  services: fc.record({
    electricity: fc.boolean(),
    water: fc.boolean(),
    gas: fc.boolean(),
    cooling: fc.boolean(),
  }),
  townGas: orNull(townGasCodes),
  gasPreselected: fc.boolean(),
  usage: orNull(usages),
  tension: orNull(tensions),
  highTensionHandled: fc.boolean(),
  residency: orNull(['citizen_or_pr', 'foreigner'] as const),
  bankrupt: fc.boolean(),
  linkedEmail: fc.boolean(),
  ownershipProofRequired: fc.boolean(),
  timeslotAllowed: fc.boolean(),
  timeslotRequired: fc.boolean(),
  meterReadingRequired: fc.boolean(),
  generatorDeclared: fc.boolean(),
  emailBill: fc.boolean(),
  emailBillVerified: fc.boolean(),
  premisesType: orNull([
    'PREMISES_PUBLIC_LIGHTING',
    'PREMISES_OTHERS',
    'PREMISES_CONSTRUCTION_SITE',
    'PREMISES_WAYANG',
    'PREMISES_ATM',
  ]),
  capacityGrade: orNull([1, 2, 3, 11]),
  electronicSignature: fc.boolean(),
  signed: fc.boolean(),
})
