import { Button } from '../ui/button/Button.tsx'
import { buttonClass } from '../ui/button/buttonClass.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'

interface LeaveSiteDialogProps {
  readonly href: string
  readonly onClose: () => void
}

/** Asked before a page of somebody else opens beside this one. Source of the text: document 1, section 8. */
export const LeaveSiteDialog = ({ href, onClose }: LeaveSiteDialogProps) => (
  <Dialog
    title="Leaving this website"
    onDismiss={onClose}
    actions={
      <>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <a className={buttonClass()} href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          Continue
        </a>
      </>
    }
  >
    <p>
      You are now leaving this website for a third party website. Please review the new site's privacy and
      security policies as they may differ from those of this site.
    </p>
  </Dialog>
)
