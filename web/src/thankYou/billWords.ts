import { type FlowId, flowIdOf } from '@open-account/domain/flow/flows'
import type { Handover } from './handover.ts'

type Bills = Pick<Handover, 'ebill' | 'paper_bill'>

const eBill = 'Your e-bill goes to the email address you have verified.'
const onPaper = 'Your bills are sent on paper to your mailing address.'
const deposit = 'The security deposit is in the first bill.'
const paid = 'The security deposit is paid.'

/** Residential personal: an e-bill message, with a variant if paper bills come as well. The sentences are ours. */
const personalBills = ({ ebill, paper_bill: paper }: Bills): readonly string[] => {
  if (!ebill) return [`${onPaper} ${deposit}`]
  return [`${eBill}${paper ? ' Paper bills are sent to your mailing address as well.' : ''} ${deposit}`]
}

/** What is said about bills, by flow; a commercial deposit is paid already. */
const words: Readonly<Record<FlowId, (bills: Bills) => readonly string[]>> = {
  'residential/personal': personalBills,
  'residential/company': () => [`${onPaper} ${deposit}`],
  'commercial/personal': () => [`${onPaper} ${paid}`],
  'commercial/company': () => [`${onPaper} ${paid}`],
}

export const billWords = (handover: Pick<Handover, 'application' | 'ebill' | 'paper_bill'>) =>
  words[flowIdOf(handover.application)](handover)
