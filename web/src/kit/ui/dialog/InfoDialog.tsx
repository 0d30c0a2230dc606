import { type ReactNode, useState } from 'react'
import { InfoButton } from '../button/InfoButton.tsx'
import type { IconName } from '../icon/icons.ts'
import { ReadingDialog } from './ReadingDialog.tsx'

interface InfoDialogProps {
  /** The label of the button, and the title of the dialog unless `title` is set. */
  readonly label: string
  readonly title?: string
  readonly icon?: IconName
  /** The explanation, rendered when the dialog opens. */
  readonly children: ReactNode
}

/** A button that opens a dialog with an explanation or a table. */
export const InfoDialog = ({ label, title = label, icon = 'info', children }: InfoDialogProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <InfoButton icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </InfoButton>
      {open && (
        <ReadingDialog title={title} onClose={() => setOpen(false)}>
          {children}
        </ReadingDialog>
      )}
    </>
  )
}
