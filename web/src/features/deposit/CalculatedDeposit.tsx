import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import css from './CalculatedDeposit.module.css'
import { DepositAmount } from './DepositAmount.tsx'

interface CalculatedDepositProps {
  readonly failed: boolean
  /** What is wrong with the amount, in words. */
  readonly error: string | undefined
  readonly onAgain: () => void
}

/** Where links to the amount lead. */
const amountId = 'security_deposit'

/** What became of the calculation: the amount, or the way to have it calculated again. */
export const CalculatedDeposit = ({ failed, error, onAgain }: CalculatedDepositProps) => (
  <div className={css['result']} id={amountId} tabIndex={-1} aria-live="polite">
    {failed ? (
      <Notice is="bad" title={errorMessages.calculate_sd_error.text}>
        <Button look="secondary" small onClick={onAgain}>
          Calculate again
        </Button>
      </Notice>
    ) : (
      <DepositAmount />
    )}
    {error && <StatusText is="bad">{error}</StatusText>}
  </div>
)
