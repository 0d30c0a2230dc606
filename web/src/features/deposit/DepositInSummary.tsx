import { formatDollars } from '@open-account/domain/deposit/money'
import { serviceNames } from '../../kit/ui/service/serviceNames.ts'
import { UnbrokenText } from '../../kit/ui/text/UnbrokenText.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { depositAmount } from '../../session/draftSelectors.ts'
import { depositReasons } from './depositReasons.ts'

/** The calculated deposit in the sticky summary: the amount, and a line for each part. */
export default function DepositInSummary() {
  const { draft, facts } = useWizard()
  const { security_deposit: deposit } = draft
  const total = depositAmount(deposit)
  if (total === null) return null
  return (
    <>
      {formatDollars(total)}
      {depositReasons(draft, facts).map(({ of, amount, text }) => (
        <small key={of}>
          {of === 'premises' ? deposit.selected_premises : serviceNames[of]} {formatDollars(amount)}:{' '}
          <UnbrokenText>{text}</UnbrokenText>
        </small>
      ))}
    </>
  )
}
