import { type Cents, dollars } from '../deposit/money.ts'

/** The charges of an installation besides the deposit. */
export interface PaymentTerms {
  /** Without GST. Whole cents. */
  readonly adminFee: Cents
  readonly gstPercent: number
}

/** The terms without settings. The documents print neither (C-133). */
export const ordinaryPaymentTerms: PaymentTerms = { adminFee: 0, gstPercent: 9 }

/** The terms by the settings, where the fee is in dollars; rounded to cents. A missing setting has its default. */
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

/** The amount to pay online and its parts. Whole cents. */
export interface AmountsToPay {
  readonly deposit: Cents
  /** Without GST. */
  readonly adminFee: Cents
  readonly gst: Cents
  readonly payable: Cents
}

/**
 * GST is charged on the admin fee only, because the deposit is returned (C-133). Half a cent of GST is rounded up.
 */
export const amountsToPay = (deposit: Cents, { adminFee, gstPercent }: PaymentTerms): AmountsToPay => {
  const gst = Math.round((adminFee * gstPercent) / 100)
  return { deposit, adminFee, gst, payable: deposit + adminFee + gst }
}
