import { Link } from '@tanstack/react-router'
import { buttonClass, Button } from '../../kit/ui/button/Button.tsx'
import { PlainPage } from './PlainPage.tsx'
import { generalError } from '../failure/generalError.ts'

/** Replaces a page that has crashed. The answers are saved, and a reload shows them. */
export const BrokenPage = () => (
  <PlainPage title={generalError.title}>
    <p>{generalError.text}</p>
    <p>What you have entered is kept on this device.</p>
    <Button onClick={() => location.reload()}>Load this page again</Button>
  </PlainPage>
)

/** The page for an unknown address. */
export const MissingPage = () => (
  <PlainPage title="Page not found">
    <p>There is no page at this address. It may have been typed or copied incompletely.</p>
    <Link className={buttonClass()} to="/open-account">
      Open a utilities account
    </Link>
  </PlainPage>
)
