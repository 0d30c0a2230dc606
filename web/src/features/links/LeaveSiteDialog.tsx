import { buttonClass } from '../../kit/ui/button/Button.tsx'
import { LeaveSiteQuestion } from './LeaveSiteQuestion.tsx'

interface LeaveSiteDialogProps {
  readonly href: string
  readonly onClose: () => void
}

/** The question before another website opens in a new tab. */
export const LeaveSiteDialog = ({ href, onClose }: LeaveSiteDialogProps) => (
  <LeaveSiteQuestion
    onClose={onClose}
    way={
      <a className={buttonClass()} href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        Continue
      </a>
    }
  />
)
