import type { ReactNode } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'

interface LeaveSiteQuestionProps {
  /** The Continue link or button. */
  readonly way: ReactNode
  readonly onClose: () => void
  /** What the applicant does there, before the specified text. */
  readonly children?: ReactNode
}

/** The question before another website opens. Source of the text: document 1, section 8. */
export const LeaveSiteQuestion = ({ way, onClose, children }: LeaveSiteQuestionProps) => (
  <Dialog
    title="Leaving this website"
    onDismiss={onClose}
    actions={
      <>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        {way}
      </>
    }
  >
    {children}
    <p>
      You are now leaving this website for a third party website. Please review the new site's privacy and
      security policies as they may differ from those of this site.
    </p>
  </Dialog>
)
