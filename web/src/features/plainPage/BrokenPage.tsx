import { generalError } from '../failure/generalError.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { PlainPage } from './PlainPage.tsx'

/** Something broke that no screen expected. What was entered is kept; loading again shows it. */
export const BrokenPage = () => (
  <PlainPage title={generalError.title}>
    <p>{generalError.text}</p>
    <p>What you have entered is kept on this device.</p>
    <Button onClick={() => location.reload()}>Load this page again</Button>
  </PlainPage>
)
