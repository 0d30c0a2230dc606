import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import css from './CalculatedDeposit.module.css'
import { DepositAmount } from './DepositAmount.tsx'

interface CalculatedDepositProps {
  readonly failed: boolean
  /** The error of the amount. */
  readonly error: string | undefined
  readonly onAgain: () => void
}

/** The id of the amount, for links. */
const amountId = 'security_deposit'

/** The result of the calculation: the amount, or a button to calculate again. */
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
