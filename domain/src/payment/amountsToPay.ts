import { type Cents, dollars } from '../deposit/money.ts'

/** What the installation charges for an application, besides the deposit. */
export interface PaymentTerms {
  /** Without GST. Whole cents. */
  readonly adminFee: Cents
  readonly gstPercent: number
}

/** Neither is in the documents (C-133). */
export const ordinaryPaymentTerms: PaymentTerms = { adminFee: 0, gstPercent: 9 }

/** The same by settings: the fee in dollars, rounded to cents. What is not set is ordinary. */
export const paymentTermsOf = ({
  adminFee,
  gstPercent = ordinaryPaymentTerms.gstPercent,
}: {
  readonly adminFee?: number | undefined
  readonly gstPercent?: number | undefined
}): PaymentTerms => ({
  adminFee: adminFee === undefined ? ordinaryPaymentTerms.adminFee : Math.round(dollars(adminFee)),
  gstPercent,
})

/** What is paid online, and what it is made of. Whole cents. */
export interface AmountsToPay {
  readonly deposit: Cents
  /** Without GST. */
  readonly adminFee: Cents
  readonly gst: Cents
  readonly payable: Cents
}

/**
 * GST is charged on the admin fee only: the deposit is security and comes back (C-133). Half a cent of it is a whole
 * one.
 */
export const amountsToPay = (deposit: Cents, { adminFee, gstPercent }: PaymentTerms): AmountsToPay => {
  const gst = Math.round((adminFee * gstPercent) / 100)
  return { deposit, adminFee, gst, payable: deposit + adminFee + gst }
}
