import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { InfoButton } from '../button/InfoButton.tsx'
import type { IconName } from '../icon/icons.ts'
import { Dialog } from './Dialog.tsx'

interface InfoDialogProps {
  /** The words of the button, and the title of what it opens unless another is given. */
  readonly label: string
  readonly title?: string
  readonly icon?: IconName
  /** What is explained; made only when it is opened. */
  readonly children: ReactNode
}

/** A button that opens an explanation or a table over the page, and the way back. */
export const InfoDialog = ({ label, title = label, icon = 'info', children }: InfoDialogProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <InfoButton icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </InfoButton>
      {open && (
        <Dialog
          title={title}
          wide
          onDismiss={close}
          actions={
            <Button look="secondary" small onClick={close}>
              Close
            </Button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
