import { Link } from '@tanstack/react-router'
import { buttonClass, Button } from '../../kit/ui/button/Button.tsx'
import { PlainPage } from './PlainPage.tsx'
import { generalError } from '../failure/generalError.ts'

/** Something broke that no screen expected. What was entered is kept; loading again shows it. */
export const BrokenPage = () => (
  <PlainPage title={generalError.title}>
    <p>{generalError.text}</p>
    <p>What you have entered is kept on this device.</p>
    <Button onClick={() => location.reload()}>Load this page again</Button>
  </PlainPage>
)

/** An address under which there is nothing. */
export const MissingPage = () => (
  <PlainPage title="Page not found">
    <p>There is no page at this address. It may have been typed or copied incompletely.</p>
    <Link className={buttonClass()} to="/open-account">
      Open a utilities account
    </Link>
  </PlainPage>
)
