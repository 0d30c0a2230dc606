import { formatDollars } from '@open-account/domain/deposit/money'
import { Amount } from '../../kit/ui/amount/Amount.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { depositAmount } from '../../session/draftSelectors.ts'
import { depositRows } from './depositRows.ts'

/** The calculated deposit with its breakdown. */
export const DepositAmount = () => {
  const { draft, facts } = useWizard()
  const total = depositAmount(draft.security_deposit)
  if (total === null) return null
  return (
    <Amount
      caption="How the security deposit is made up"
      rows={depositRows(draft, facts)}
      total={{ term: 'Security deposit', amount: formatDollars(total) }}
    />
  )
}
