import type { ApplicationFacts } from '../application/facts.ts'
import { modeCapabilities } from '../application/modes.ts'

/** How bills are delivered; on paper unless the applicant chooses another way (C-184). */
export const billDeliveries = ['paper', 'email', 'both'] as const

export type BillDelivery = (typeof billDeliveries)[number]

/** The delivery as the two printed fields. */
export interface BillFields {
  readonly ebill: boolean
  readonly enable_paper_bill: boolean
}

const fields: Readonly<Record<BillDelivery, BillFields>> = {
  paper: { ebill: false, enable_paper_bill: true },
  email: { ebill: true, enable_paper_bill: false },
  both: { ebill: true, enable_paper_bill: true },
}

export const billFields = (delivery: BillDelivery): BillFields => fields[delivery]

/** The delivery that the applicant chose; paper where bills by e-mail are not offered. */
export const chosenBillDelivery = ({ ebill, enable_paper_bill: paper }: BillFields): BillDelivery => {
  if (!ebill) return 'paper'
  return paper ? 'both' : 'email'
}

/** The delivery of the bills after the submission: by e-mail only to a verified address. */
export const submittedBillDelivery = (
  chosen: BillFields,
  { emailBill, emailBillVerified }: Pick<ApplicationFacts, 'emailBill' | 'emailBillVerified'>,
): BillDelivery => (emailBill && emailBillVerified ? chosenBillDelivery(chosen) : 'paper')

/** Whether bills by e-mail are offered: to residents in their own name, where the mode has them. */
export const isEmailBillOffered = ({
  domain,
  type,
  mode,
}: Pick<ApplicationFacts, 'domain' | 'type' | 'mode'>): boolean =>
  domain === 'residential' && type === 'personal' && modeCapabilities[mode].emailBill

/** Whether at least one delivery is chosen. */
export const hasBillDelivery = ({ ebill, enable_paper_bill: paper }: BillFields): boolean => ebill || paper
