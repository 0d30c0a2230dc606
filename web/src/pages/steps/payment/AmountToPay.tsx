import { formatDollars } from '@open-account/domain/deposit/money'
import { type AmountsToPay, paymentTermsOf } from '@open-account/domain/payment/amountsToPay'
import { depositRows } from '../../../features/deposit/depositRows.ts'
import { Amount, type AmountRow } from '../../../kit/ui/amount/Amount.tsx'
import { serviceNames } from '../../../kit/ui/service/serviceNames.ts'
import { useWizard } from '../../../session/useWizard.ts'

const cooling: AmountRow = {
  term: serviceNames.cooling,
  note: 'Not part of the calculation',
  amount: '–',
  service: 'cooling',
}

/** The amount to pay with its parts: the deposit, the admin fee and GST. */
export const AmountToPay = ({ amounts }: { readonly amounts: AmountsToPay }) => {
  const { draft, facts, settings } = useWizard()
  const { deposit, adminFee, gst, payable } = amounts
  const { gstPercent } = paymentTermsOf(settings)
  const parts = depositRows(draft, facts)
  const rows: readonly AmountRow[] = [
    ...(parts.length > 0 ? parts : [{ term: 'Security deposit', amount: formatDollars(deposit) }]),
    ...(facts.services.cooling ? [cooling] : []),
    {
      term: 'Admin fee',
      note:
        gst === 0
          ? `With GST ${gstPercent}%`
          : `${formatDollars(adminFee)} and GST ${gstPercent}%, ${formatDollars(gst)}`,
      amount: formatDollars(adminFee + gst),
    },
  ]
  return (
    <Amount
      caption="How the amount payable is made up"
      rows={rows}
      total={{ term: 'Amount payable', amount: formatDollars(payable) }}
    />
  )
}
