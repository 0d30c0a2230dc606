import { formatDollars } from '@open-account/domain/deposit/money'
import { Amount } from '../ui/amount/Amount.tsx'
import { serviceNames } from '../ui/service/serviceNames.ts'
import { useWizard } from '../wizard/useWizard.ts'
import { depositAmount, depositReasons } from './depositReasons.ts'

/** The calculated deposit and how it was made up. */
export const DepositAmount = () => {
  const { draft, facts } = useWizard()
  const { security_deposit: deposit } = draft
  const total = depositAmount(deposit)
  if (total === null) return null
  return (
    <Amount
      caption="How the security deposit is made up"
      rows={depositReasons(draft, facts).map(({ of, amount, sentence }) => ({
        term: of === 'premises' ? deposit.selected_premises : serviceNames[of],
        note: sentence,
        amount: formatDollars(amount),
        service: of === 'premises' ? undefined : of,
      }))}
      total={{ term: 'Security deposit', amount: formatDollars(total) }}
    />
  )
}
