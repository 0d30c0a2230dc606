import { buttonClass } from '../../kit/ui/button/Button.tsx'
import { LeaveSiteQuestion } from './LeaveSiteQuestion.tsx'

interface LeaveSiteDialogProps {
  readonly href: string
  readonly onClose: () => void
}

/** Asked before a page of somebody else opens beside this one. */
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
