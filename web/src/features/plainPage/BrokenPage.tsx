import { reloadDocument } from '../../kit/document/document.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { PlainPage } from './PlainPage.tsx'
import { generalError } from '../failure/generalError.ts'

/** Replaces a page that has crashed. The answers are saved, and a reload shows them. */
export const BrokenPage = () => (
  <PlainPage title={generalError.title}>
    <p>{generalError.text}</p>
    <p>Your answers are saved on this device.</p>
    <Button onClick={reloadDocument}>Reload the page</Button>
  </PlainPage>
)
