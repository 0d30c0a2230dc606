import { Note } from '../../kit/ui/text/text.tsx'
import css from './LandingNotes.module.css'
import { LiveChat } from '../../features/links/LiveChat.tsx'
import { NonStandardNote } from './NonStandardNote.tsx'
import type { LandingChoice, LandingView } from './view.ts'

interface LandingNotesProps {
  readonly view: LandingView
  readonly onChoose: (change: Partial<LandingChoice>) => void
}

/** The notes under the requirements: non-standard premises, the best browsers, the live chat. */
export const LandingNotes = ({ view, onChoose }: LandingNotesProps) => (
  <div className={css['notes']}>
    <NonStandardNote nanl={view.choice.nanl} onToggle={nanl => onChoose({ nanl })} />
    {view.capabilities.browserNote && <Note>Best browsers: Chrome, Safari, Edge, Firefox.</Note>}
    <LiveChat view={view} />
  </div>
)
