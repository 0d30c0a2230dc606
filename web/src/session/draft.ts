import type { CalendarBody } from '@open-account/contracts/calendar'
import type { DepositAnswer } from '@open-account/contracts/deposit'
import { type Bankruptcy, bankruptcyDefaults } from '@open-account/contracts/entities/bankruptcy'
import type { CompanyInformation } from '@open-account/contracts/entities/companyInformation'
import { companyInformationDefaults } from '@open-account/contracts/entities/companyInformationDefaults'
import type { OnlinePayment } from '@open-account/contracts/entities/onlinePayment'
import {
  type PersonalContactInformation,
  personalContactInformationDefaults,
} from '@open-account/contracts/entities/personalContactInformation'
import {
  type PersonalInformation,
  personalInformationDefaults,
} from '@open-account/contracts/entities/personalInformation'
import type { Premises } from '@open-account/contracts/entities/premises'
import { premisesDefaults } from '@open-account/contracts/entities/premisesDefaults'
import type { Representative } from '@open-account/contracts/entities/representative'
import { representativeDefaults } from '@open-account/contracts/entities/representativeDefaults'
import {
  type ReviewAndConfirmation,
  reviewAndConfirmationDefaults,
} from '@open-account/contracts/entities/reviewAndConfirmation'
import type { SecurityDeposit } from '@open-account/contracts/entities/securityDeposit'
import { securityDepositDefaults } from '@open-account/contracts/entities/securityDepositDefaults'
import { type SignupData, signupDefaults } from '@open-account/contracts/entities/signupData'
import type { TurnOnForm } from '@open-account/contracts/entities/turnOnForm'
import { turnOnDetailsDefaults } from '@open-account/contracts/entities/turnOnFormDefaults'
import type { TurnOnServices } from '@open-account/contracts/entities/turnOnServices'
import { turnOnServicesDefaults } from '@open-account/contracts/entities/turnOnServicesDefaults'
import type { TensionBody } from '@open-account/contracts/tension'
import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { Domain, Tension, Occupancy } from '@open-account/domain/application/codes'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { initialKioskUpload, type KioskUploadStatus } from '@open-account/domain/kiosk/kioskSession'
import type { LockableField } from './lockableFields.ts'

/** The inputs of an eligibility check: another applicant or other premises require another check. */
export interface EligibilityQuestion {
  /** NRIC or FIN of a person, UEN of a company. */
  readonly nric_roc: string
  readonly premise_no: string
  readonly occupancy: Occupancy | ''
}

/**
 * Fields of the specified entities that repeat other slices or follow from them: no draft stores them (C-013).
 * Whether a tension is being validated is a state of its call, not of the draft.
 */
const duplicatedFields = {
  signup: ['isNanl', 'signature_file_id', 'ebill', 'ebill_verified', 'enable_paper_bill', 'tensionRetrieval'],
  premises: ['nanl', 'chilled_water', 'town_gas'],
  personalInformation: ['proof_of_ownership'],
  review: ['poo', 'docs', 'npop', 'nasd', 'nanl', 'isPooRequired', 'isEilRequired'],
} as const

/** An entity without some of its fields. The type of `Object.entries` has no keys, hence the cast. */
const without = <Entity extends object, Key extends keyof Entity>(
  entity: Entity,
  keys: readonly Key[],
): Omit<Entity, Key> => {
  const omitted: ReadonlySet<PropertyKey> = new Set(keys)
  return Object.fromEntries(Object.entries(entity).filter(([key]) => !omitted.has(key))) as Omit<Entity, Key>
}

/**
 * The answers of an application, in the specified field names, as raw text where people type. What several specified
 * entities repeat is stored once, in the slice that edits it (C-013).
 */
export interface Draft {
  readonly signup: Omit<
    SignupData,
    (typeof duplicatedFields.signup)[number] | 'account_type' | 'account_holder_type'
  >
  readonly premises: Omit<Premises, (typeof duplicatedFields.premises)[number]>
  readonly turnOnServices: TurnOnServices
  readonly personal_information: Omit<
    PersonalInformation,
    (typeof duplicatedFields.personalInformation)[number]
  >
  readonly personal_contact_information: PersonalContactInformation
  readonly bankruptcy: Bankruptcy
  readonly company_information: CompanyInformation
  /** The representative of the company; in the specification these fields are beside `company_information`. */
  readonly representative: Representative
  /** Ours: the state of the particulars screen besides its form. */
  readonly particulars: {
    /** The fields that identity data filled and locked. */
    readonly locked: readonly LockableField[]
    /** Whether the identity service refused this applicant; stays until the service accepts the applicant. */
    readonly identityRefused: boolean
    /** The inputs of the eligibility in `signup`; null before the first check. */
    readonly eligibilityAskedWith: EligibilityQuestion | null
    /** The NRIC or FIN of the last new-customer check; empty before the first. */
    readonly newCustomerAskedWith: string
    /** The inputs with which the tension was found to be served; null before. */
    readonly tensionServedWith: TensionBody | null
    /** The tension of the look-up while electricity is deselected because of it; restored with electricity. */
    readonly tensionGivenUp: Tension | ''
  }
  readonly turnOn: Omit<
    TurnOnForm,
    keyof TurnOnServices | 'timeslot_allowed' | 'terminateDate' | 'preferred_date'
  >
  readonly review: Omit<
    ReviewAndConfirmation,
    (typeof duplicatedFields.review)[number] | 'check1' | 'check2' | 'check3'
  >
  /** Ours: the text of the form when it was signed; null without a signature. */
  readonly signature: { readonly formRead: string | null }
  readonly security_deposit: Omit<SecurityDeposit, 'payment_method'> & {
    /** The payment methods of the calculation, as the service names them (C-151). */
    readonly payment_method: DepositAnswer['payment_method']['options']
    /** Ours: the inputs of the calculated deposit, as a text to compare; null before the first calculation. */
    readonly calculatedWith: string | null
  }
  readonly payment: Pick<OnlinePayment, 'PAYMENT_METHOD'> & {
    /** The agreement to the terms on the payment step (C-148). */
    readonly check_i_confirm: boolean
  }
  /** Ours: the inputs of the offered days when the date was chosen; null before. */
  readonly calendar: { readonly askedWith: CalendarBody | null }
  /** The uploaded files of each document, as the service acknowledged them. */
  readonly documents: Readonly<Partial<Record<DocumentId, readonly UploadedFile[]>>>
  /** Ours: whether the documents of a kiosk are submitted. */
  readonly kiosk: { readonly uploadStatus: KioskUploadStatus }
}

/** The draft of a new application of this domain. */
export const emptyDraft = (domain: Domain): Draft => ({
  signup: without(signupDefaults, duplicatedFields.signup),
  premises: without(premisesDefaults, duplicatedFields.premises),
  turnOnServices: turnOnServicesDefaults(domain),
  personal_information: without(personalInformationDefaults, duplicatedFields.personalInformation),
  personal_contact_information: personalContactInformationDefaults,
  bankruptcy: bankruptcyDefaults,
  company_information: companyInformationDefaults,
  representative: representativeDefaults,
  particulars: {
    locked: [],
    identityRefused: false,
    eligibilityAskedWith: null,
    newCustomerAskedWith: '',
    tensionServedWith: null,
    tensionGivenUp: '',
  },
  turnOn: turnOnDetailsDefaults,
  review: without(reviewAndConfirmationDefaults, duplicatedFields.review),
  signature: { formRead: null },
  security_deposit: { ...securityDepositDefaults, payment_method: [], calculatedWith: null },
  payment: { PAYMENT_METHOD: '', check_i_confirm: false },
  calendar: { askedWith: null },
  documents: {},
  kiosk: { uploadStatus: initialKioskUpload },
})
