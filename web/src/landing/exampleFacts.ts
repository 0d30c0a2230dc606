import type { ApplicantType, Domain, Mode } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'

interface Example {
  readonly domain: Domain
  readonly type: ApplicantType
  readonly nanl: boolean
  readonly mode: Mode
}

/** A plain application of this kind, before anything is known of it: what the rules are shown by. */
export const exampleFacts = ({ domain, type, nanl, mode }: Example): ApplicationFacts => ({
  domain,
  type,
  mode,
  identityData: false,
  nonStandardAddress: nanl,
  occupancy: null,
  mailingSameAsPremises: !nanl,
  services: { electricity: true, water: true, gas: false, cooling: false },
  gasPreselected: false,
  usage: null,
  tension: null,
  highTensionHandled: false,
  residency: null,
  bankrupt: false,
  linkedEmail: false,
  ownershipProofAsked: false,
  timeslotAllowed: true,
  timeslotRequired: false,
  meterReadingRequired: false,
  generatorDeclared: false,
  emailBill: false,
  emailBillVerified: false,
  premisesType: null,
  capacityGrade: null,
  electronicSignature: false,
  signed: false,
})
