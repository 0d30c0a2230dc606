import { Note } from '../../kit/ui/text/text.tsx'
import css from './LandingNotes.module.css'
import { LiveChat } from '../../features/links/LiveChat.tsx'
import type { LandingView } from './view.ts'

/** The notes under the requirements: the best browsers, the live chat. */
export const LandingNotes = ({ view }: { readonly view: LandingView }) => (
  <div className={css['notes']}>
    {view.capabilities.browserNote && <Note>Best browsers: Chrome, Safari, Edge, Firefox.</Note>}
    <LiveChat view={view} />
  </div>
)
