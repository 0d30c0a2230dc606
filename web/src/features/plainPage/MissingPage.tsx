import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../kit/ui/button/Button.tsx'
import { PlainPage } from './PlainPage.tsx'

/** The page for an unknown address. */
export const MissingPage = () => (
  <PlainPage title="Page not found">
    <p>There is no page at this address. It may have been typed or copied incompletely.</p>
    <Link className={buttonClass()} to="/open-account">
      Open a utilities account
    </Link>
  </PlainPage>
)
