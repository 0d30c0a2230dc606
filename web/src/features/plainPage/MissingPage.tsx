import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../kit/ui/button/buttonClass.ts'
import { PlainPage } from './PlainPage.tsx'

/** An address under which there is nothing. */
export const MissingPage = () => (
  <PlainPage title="Page not found">
    <p>There is no page at this address. It may have been typed or copied incompletely.</p>
    <Link className={buttonClass()} to="/open-account">
      Open a utilities account
    </Link>
  </PlainPage>
)
