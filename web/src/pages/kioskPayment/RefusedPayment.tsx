import { Link } from '@tanstack/react-router'
import { currentMode, modeSearch } from '../../session/mode.ts'
import { readPaymentAttempt } from '../../session/paymentAttempt.ts'
import { readSignup } from '../../session/signup.ts'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { buttonClass } from '../../kit/ui/button/Button.tsx'

/**
 * Shown when the address contains no payment that can be made here: leads back to the payment step of an
 * accepted application, else to the start. Texts are ours.
 */
export const RefusedPayment = () => {
  const signup = readPaymentAttempt() === null ? null : readSignup()
  return (
    <PlainPage title="There is nothing to pay here">
      <p>
        This address does not belong to a payment that was begun on this device. Nothing was charged by it.
      </p>
      {signup === null ? (
        <Link className={buttonClass()} to="/open-account" search={modeSearch(currentMode())}>
          Open a utilities account
        </Link>
      ) : (
        <Link
          className={buttonClass()}
          to="/open-account/$domain/$type/$step"
          params={{ domain: signup.domain, type: signup.type, step: 'payment' }}
        >
          Back to the payment step
        </Link>
      )}
    </PlainPage>
  )
}
