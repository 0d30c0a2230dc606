import type {
  ApplicantType,
  Domain,
  Mode,
  Occupancy,
  Services,
  Tension,
  TownGas,
  Usage,
  Residency,
} from './codes.ts'

/**
 * Everything that a rule may read. The screens build it from the draft and the service from a submitted body, so that
 * the same tables apply to both. `null` means: not answered yet, or not applicable to this applicant.
 */
export interface ApplicationFacts {
  readonly domain: Domain
  readonly type: ApplicantType
  readonly mode: Mode
  /** Whether identity data was used (`use_myinfo`); null until the particulars screen decides. */
  readonly identityData: boolean | null
  /** Whether the premises have no official address (`nanl`). */
  readonly nonStandardAddress: boolean
  readonly occupancy: Occupancy | null
  readonly mailingSameAsPremises: boolean

  readonly services: Services
  /** Whether town gas reaches the premises (`townGas`); null before the look-up, and without an address. */
  readonly townGas: TownGas | null
  /** Whether the look-up found gas at the premises and chose it (`gasPreSelected`). */
  readonly gasPreselected: boolean
  readonly usage: Usage | null
  readonly tension: Tension | null
  /** Whether the flag for high tension is on; off by default. */
  readonly highTensionHandled: boolean

  /** Citizen or permanent resident, or foreigner, by the first letter of the NRIC or FIN; null for a company. */
  readonly residency: Residency | null
  readonly bankrupt: boolean
  /** Whether the e-mail of an existing account is used, masked and read-only (`linked_email`). */
  readonly linkedEmail: boolean
  /** Whether the eligibility check requires proof of ownership (`isPooRequired`). */
  readonly ownershipProofRequired: boolean

  /** Whether this premises and applicant may book a timeslot (`timeslot_allowed`). */
  readonly timeslotAllowed: boolean
  /** Whether the chosen date needs a timeslot (`timeslot_required`). */
  readonly timeslotRequired: boolean
  /** Whether the chosen date needs meter readings (`meter_reading_required`). */
  readonly meterReadingRequired: boolean
  /** Whether an embedded electricity generator is declared (`check_eeg`). */
  readonly generatorDeclared: boolean
  readonly emailBill: boolean
  readonly emailBillVerified: boolean

  /** Type of premises of the deposit (`USE_OF_PREMISES_LIST`), a code such as PREMISES_WAYANG. */
  readonly premisesType: string | null
  /** Fourth part of the electricity capacity code; above 2 means above 45 kVA. */
  readonly capacityGrade: number | null

  /** Whether the flag for signing on screen is on for this mode. */
  readonly electronicSignature: boolean
  /** Whether a signature is stored (`signature_file_id`). */
  readonly signed: boolean
}

/** The facts of an application before its first answer, with typed particulars instead of identity data. */
export const factsBeforeAnswers = (
  kind: Pick<ApplicationFacts, 'domain' | 'type' | 'mode' | 'nonStandardAddress'>,
): ApplicationFacts => ({
  ...kind,
  identityData: false,
  occupancy: null,
  mailingSameAsPremises: !kind.nonStandardAddress,
  services: { electricity: true, water: true, gas: false, cooling: false },
  townGas: null,
  gasPreselected: false,
  usage: null,
  tension: null,
  highTensionHandled: false,
  residency: null,
  bankrupt: false,
  linkedEmail: false,
  ownershipProofRequired: false,
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
