import { type FlowId, flowIdOf } from '@open-account/domain/flow/flows'
import type { Handover } from '../../session/handover/handover.ts'

type Bills = Pick<Handover, 'ebill' | 'paper_bill' | 'unsigned'>

const eBill = 'Your e-bill goes to the email address you have verified.'
const onPaper = 'Your bills are sent on paper to your mailing address.'
const deposit = 'The security deposit is in the first bill.'
const paid = 'The security deposit is paid.'
const notPaid = 'The security deposit is paid once the form is signed.'

/** Residential personal: an e-bill message, with a variant for additional paper bills. Texts are ours. */
const personalBills = ({ ebill, paper_bill: paper }: Bills): readonly string[] => {
  if (!ebill) return [`${onPaper} ${deposit}`]
  return [`${eBill}${paper ? ' Paper bills are sent to your mailing address as well.' : ''} ${deposit}`]
}

/** A commercial deposit is paid before the thank-you page, unless the form has no signature. */
const commercialBills = ({ unsigned }: Bills): readonly string[] => [
  `${onPaper} ${unsigned ? notPaid : paid}`,
]

/** The texts about bills, by flow. */
const texts: Readonly<Record<FlowId, (bills: Bills) => readonly string[]>> = {
  'residential/personal': personalBills,
  'residential/company': () => [`${onPaper} ${deposit}`],
  'commercial/personal': commercialBills,
  'commercial/company': commercialBills,
}

export const billTexts = (handover: Pick<Handover, 'application'> & Bills) =>
  texts[flowIdOf(handover.application)](handover)
