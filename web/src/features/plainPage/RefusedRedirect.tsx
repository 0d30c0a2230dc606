import { Link } from '@tanstack/react-router'
import { type ModeSearch, modeSearch } from '../../session/mode.ts'
import { modes } from '@open-account/domain/application/codes'
import { buttonClass } from '../../kit/ui/button/Button.tsx'
import { PlainPage } from './PlainPage.tsx'

/** The page for an address with a redirect to another website. Texts are ours. */
export const RefusedRedirect = ({ search: { mode = modes[0] } }: { readonly search: ModeSearch }) => (
  <PlainPage title="This link cannot be used">
    <p>
      It asks to send you to another website afterwards, and this application only leads to pages of its own.
      Nothing was opened or sent.
    </p>
    <p>You can open a utilities account here without it.</p>
    <Link className={buttonClass()} to="/open-account" search={modeSearch(mode)}>
      Open a utilities account
    </Link>
  </PlainPage>
)
