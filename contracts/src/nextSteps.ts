import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { type FlowId, flowIdOf } from '@open-account/domain/flow/flows'

/** How the deposit of a commercial application is paid; a residential one is in the first bill. */
export type DepositPayment = 'paid' | 'processing' | 'not paid' | 'after signing'

interface Bills {
  readonly ebill: boolean
  readonly paper_bill: boolean
  readonly deposit: DepositPayment
}

const eBill = 'Your e-bill goes to the email address you have verified.'
const onPaper = 'Your bills are sent on paper to your mailing address.'
const firstBill = 'The security deposit is in the first bill.'

/** The sentence about a commercial deposit. */
const depositTexts: Readonly<Record<DepositPayment, string>> = {
  paid: 'The security deposit is paid.',
  processing: 'The payment of the security deposit is being processed.',
  'not paid': 'The security deposit is not paid yet.',
  'after signing': 'The security deposit is paid once the form is signed.',
}

/** Residential personal: an e-bill message, with a variant for additional paper bills. Texts are ours. */
const personalBills = ({ ebill, paper_bill: paper }: Bills): readonly string[] => {
  if (!ebill) return [`${onPaper} ${firstBill}`]
  return [`${eBill}${paper ? ' Paper bills are sent to your mailing address as well.' : ''} ${firstBill}`]
}

const commercialBills = ({ deposit }: Bills): readonly string[] => [`${onPaper} ${depositTexts[deposit]}`]

/** The texts about bills, by flow. */
const texts: Readonly<Record<FlowId, (bills: Bills) => readonly string[]>> = {
  'residential/personal': personalBills,
  'residential/company': () => [`${onPaper} ${firstBill}`],
  'commercial/personal': commercialBills,
  'commercial/company': commercialBills,
}

interface Application {
  readonly application: { readonly domain: Domain; readonly type: ApplicantType }
}

/** What an applicant reads about bills and deposit after the submission: on the last page, in e-mail and receipt. */
export const billTexts = (submitted: Application & Bills): readonly string[] =>
  texts[flowIdOf(submitted.application)](submitted)

/** What an applicant reads when the signature is not on the form. */
export const unsignedNotice =
  'Your signature is not on the application form. We will contact you to have the form signed before the turn-on date.'

/** What an applicant reads when the premises have no official address. */
export const noAddressNotice =
  'Your premises have no official address. We check your description and proof of premise before the turn-on date and call you if anything is unclear.'
