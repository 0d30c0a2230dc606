import { z } from 'zod'
import { accountHolderType, accountType, townGas } from '../fields/codes.ts'
import { yesNo } from './draftField.ts'

const emptyOrId = (description: string) => z.string().meta({ description: `${description}, else empty.` })

/** The data of the application besides its forms (`signupData`). Source: document 1, section 3. */
export const signupData = z
  .strictObject({
    promptMyInfo: yesNo('Whether the identity service is offered first.'),
    eligible: yesNo('Whether the applicant may open this account.'),
    is3rd: yesNo("Whether this is the owner's third account within 6 months."),
    isPooRequired: yesNo('Whether proof of ownership is required.'),
    timeslot_allowed: yesNo('Whether a timeslot may be booked.'),
    showManualEntryPrompt: yesNo('Whether a company sees the documents to prepare before the form.'),
    isNewCustomer: yesNo('Whether the applicant has no account at the premises.'),
    hasMissedAppointment: yesNo('Whether an earlier appointment was missed.'),
    hasActiveAcctUnderName: yesNo('Whether an account under the name is active at the premises.'),
    isDisconnected: yesNo('Whether the supply was disconnected.'),

    terminateDate: emptyOrId('Day the present account ends, YYYYMMDD'),
    isNanl: yesNo('Whether the premises have no official address.'),
    use_myinfo: yesNo('Whether identity data was used; null until that is decided.').nullable(),
    signature_file_id: emptyOrId('Id of the stored signature'),
    ebill: yesNo('Whether the applicant chose bills by e-mail.'),
    ebill_verified: yesNo('Whether the e-mail address for bills is verified.'),
    enable_paper_bill: yesNo('Whether the applicant chose paper bills.'),
    account_type: accountType,
    account_holder_type: accountHolderType,
    linked_email: emptyOrId('E-mail address of an existing account, masked'),
    checkEligibleSuccess: yesNo('Whether the eligibility check has answered.'),
    ebillEligible: yesNo('Whether the e-mail address may be used for bills.'),
    isChangedEmailLinked: yesNo('Whether a changed e-mail address belongs to another account.'),
    townGas,
    gasPreSelected: yesNo('Whether the look-up found gas and chose it.'),
    tensionDisabled: yesNo('Whether the look-up found the tension and locked it.'),
    tensionRetrieval: yesNo('Whether the tension is being validated.'),
    mcst: yesNo('Whether the tension check found that a management corporation supplies the premises.'),
    bypassUen: yesNo('Whether a company may continue in spite of an error of the UEN.'),
    isValidCompany: yesNo('Whether the register confirmed the company.'),
  })
  .meta({ description: 'The data of the application besides its forms.' })
export type SignupData = z.infer<typeof signupData>

/** The first ten are printed; the others start as unknown, not chosen or not found. */
export const signupDefaults = {
  promptMyInfo: true,
  eligible: true,
  is3rd: false,
  isPooRequired: false,
  timeslot_allowed: true,
  showManualEntryPrompt: true,
  isNewCustomer: true,
  hasMissedAppointment: false,
  hasActiveAcctUnderName: false,
  isDisconnected: false,

  terminateDate: '',
  isNanl: false,
  use_myinfo: null,
  signature_file_id: '',
  ebill: false,
  ebill_verified: false,
  enable_paper_bill: true,
  linked_email: '',
  checkEligibleSuccess: false,
  ebillEligible: true,
  isChangedEmailLinked: false,
  townGas: 0,
  gasPreSelected: false,
  tensionDisabled: false,
  tensionRetrieval: false,
  mcst: false,
  bypassUen: false,
  isValidCompany: false,
} as const satisfies Omit<SignupData, 'account_type' | 'account_holder_type'>
