import { modeCapabilities } from '../application/modes.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { type FileFormat, fileFormats } from '../upload/formats.ts'
import { defaultMaxBytes, documentMaxBytes, occupancyProofMaxBytes } from '../upload/sizes.ts'
import {
  type Condition,
  isCompanyTypedIn,
  isNonStandard,
  isPermanent,
  isPersonTypedIn,
  isPreselectedGasDeclined,
  isTemporary,
} from './conditions.ts'

/** The part of the application that has a document; `documentSteps` has the step of each part. */
export type DocumentSection = 'particulars' | 'turnOn' | 'upload'

interface DocumentRow {
  readonly id: string
  /** Its type in the calls for attachments. */
  readonly uploadType: string
  readonly label: string
  readonly formats: readonly FileFormat[]
  /** Whether it may have several files, where the mode allows several. */
  readonly multiple: boolean
  /** The largest file allowed, in bytes. */
  readonly maxBytes: number
  readonly section: DocumentSection
  /** Whether the applicant can upload it in this application. */
  readonly applicable: Condition
  /** Whether it must be uploaded where it is applicable; otherwise it is optional. */
  readonly required: boolean
}

/** The last grade of the electricity capacity that needs no licence: up to 45 kVA (C-079). */
export const lastUnlicensedGrade = 2

const needsLicence: Condition = facts =>
  isPermanent(facts) &&
  facts.services.electricity &&
  facts.capacityGrade !== null &&
  facts.capacityGrade > lastUnlicensedGrade

const needsSignedForm: Condition = facts =>
  isCompanyTypedIn(facts) &&
  !facts.signed &&
  !(facts.electronicSignature && modeCapabilities[facts.mode].signatureSwitchReplacesForm)

const each = { formats: fileFormats, multiple: false, maxBytes: documentMaxBytes, required: true } as const

/**
 * The documents of document 2, sections 3 and 5, one row each, in the printed order. Labels are ours except that of the
 * proof of premise.
 */
export const documents = [
  {
    ...each,
    id: 'nric_fin_front',
    uploadType: 'nric_front',
    label: 'NRIC / FIN (Front)',
    section: 'particulars',
    applicable: isPersonTypedIn,
  },
  {
    ...each,
    id: 'nric_fin_back',
    uploadType: 'nric_back',
    label: 'NRIC / FIN (Back)',
    section: 'particulars',
    applicable: isPersonTypedIn,
  },
  {
    ...each,
    id: 'poo',
    uploadType: 'proof_of_ownership',
    label: 'Proof of Ownership',
    section: 'turnOn',
    applicable: facts => facts.ownershipProofRequired,
  },
  {
    ...each,
    id: 'electric_meter_reading',
    uploadType: 'meter_electric',
    label: 'Electricity Meter Reading',
    section: 'turnOn',
    applicable: facts => facts.meterReadingRequired && facts.services.electricity,
  },
  {
    ...each,
    id: 'water_meter_reading',
    uploadType: 'meter_water',
    label: 'Water Meter Reading',
    section: 'turnOn',
    applicable: facts => facts.meterReadingRequired && facts.services.water,
  },
  {
    ...each,
    id: 'gas_meter_reading',
    uploadType: 'meter_gas',
    label: 'Gas Meter Reading',
    section: 'turnOn',
    applicable: facts => facts.meterReadingRequired && facts.services.gas,
  },
  {
    ...each,
    id: 'application_form',
    uploadType: 'c_signed_utility_application_form',
    label: 'Signed Application Form',
    section: 'upload',
    applicable: needsSignedForm,
  },
  {
    ...each,
    id: 'bizfile',
    uploadType: 'c_acra_manual',
    label: 'Company Registry Extract (BizFile)',
    multiple: true,
    section: 'upload',
    applicable: isCompanyTypedIn,
  },
  {
    ...each,
    id: 'loa',
    uploadType: 'c_letter_of_auth',
    label: 'Letter of Authorisation',
    section: 'upload',
    applicable: isCompanyTypedIn,
    required: false,
  },
  {
    ...each,
    id: 'npop',
    uploadType: 'nanl_proof_of_premise',
    label: 'Proof of Premise',
    section: 'upload',
    applicable: isNonStandard,
  },
  {
    ...each,
    id: 'nasd',
    uploadType: 'nanl_additional_supporting_documents',
    label: 'Additional Supporting Documents',
    section: 'upload',
    applicable: isNonStandard,
    required: false,
  },
  {
    ...each,
    id: 'pooop',
    uploadType: 'proof_of_occupancy_of_premises',
    label: 'Proof of Occupancy of Premises',
    multiple: true,
    maxBytes: occupancyProofMaxBytes,
    section: 'upload',
    applicable: facts => isPermanent(facts) || isPreselectedGasDeclined(facts),
  },
  {
    ...each,
    id: 'eil',
    uploadType: 'electrical_installation_license_form',
    label: 'Electrical Installation Licence Form',
    section: 'upload',
    applicable: needsLicence,
  },
  {
    ...each,
    id: 'loawrd',
    uploadType: 'letter_of_award',
    label: 'Letter of Award',
    section: 'upload',
    applicable: isTemporary,
  },
  {
    ...each,
    id: 'sp_pwrgrd_quot',
    uploadType: 'sp_powergrid_quotation',
    label: 'SP PowerGrid Quotation',
    section: 'upload',
    applicable: facts => isTemporary(facts) && facts.services.electricity,
  },
  {
    ...each,
    id: 'pub_wat_quot',
    uploadType: 'pub_water_quotation',
    label: 'PUB Water Quotation',
    section: 'upload',
    applicable: facts => isTemporary(facts) && facts.services.water,
  },
  {
    ...each,
    id: 'gst_reg_cert',
    uploadType: 'gst_registration_certification',
    label: 'GST Registration Certificate',
    maxBytes: defaultMaxBytes,
    section: 'turnOn',
    applicable: facts => facts.generatorDeclared,
    required: false,
  },
] as const satisfies readonly DocumentRow[]

export type DocumentId = (typeof documents)[number]['id']
export type UploadType = (typeof documents)[number]['uploadType']

/** A document that an application may require. */
export interface ApplicationDocument extends DocumentRow {
  readonly id: DocumentId
  readonly uploadType: UploadType
}

const rows: readonly ApplicationDocument[] = documents

export const documentIds: readonly DocumentId[] = documents.map(({ id }) => id)

/** The row of a document. */
export const documentOf = (id: DocumentId): ApplicationDocument => {
  const found = rows.find(row => row.id === id)
  if (found === undefined) throw new RangeError(`No document has the id ${id}`)
  return found
}

/** The documents that the applicant can upload in this application, in table order. */
export const applicableDocuments = (facts: ApplicationFacts): readonly ApplicationDocument[] =>
  rows.filter(({ applicable }) => applicable(facts))

/** The documents without which this application cannot be submitted, in table order. */
export const requiredDocuments = (facts: ApplicationFacts): readonly ApplicationDocument[] =>
  applicableDocuments(facts).filter(({ required }) => required)
