import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ReadingDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A wide dialog with something to read, which its only button closes. */
export const ReadingDialog = ({ title, children, onClose }: ReadingDialogProps) => (
  <Dialog
    title={title}
    wide
    onDismiss={onClose}
    actions={
      <Button look="secondary" small onClick={onClose}>
        Close
      </Button>
    }
  >
    {children}
  </Dialog>
)
