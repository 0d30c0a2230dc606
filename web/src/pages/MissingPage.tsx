import { Link } from '@tanstack/react-router'
import { PlainPage } from './PlainPage.tsx'

/** An address under which there is nothing. */
export const MissingPage = () => (
  <PlainPage title="Page not found">
    <p>There is no page at this address. It may have been typed or copied incompletely.</p>
    <p>
      <Link to="/open-account">Open a utilities account</Link>
    </p>
  </PlainPage>
)
