import { Link } from '@tanstack/react-router'
import { currentMode, modeSearch } from '../application/mode.ts'
import { PlainPage } from '../pages/PlainPage.tsx'
import { buttonClass } from '../ui/button/buttonClass.ts'

/** An address of the payment page that asks for nothing that can be paid here. Texts are ours. */
export const RefusedPayment = () => (
  <PlainPage title="There is nothing to pay here">
    <p>This address does not belong to a payment that was begun on this device. Nothing was charged by it.</p>
    <Link className={buttonClass()} to="/open-account" search={modeSearch(currentMode())}>
      Open a utilities account
    </Link>
  </PlainPage>
)
