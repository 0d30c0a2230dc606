import type { ReactNode } from 'react'
import type { Reviewed } from '../review/reviewed.ts'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { PrintedForm } from './PrintedForm.tsx'

interface FormPreviewProps {
  readonly title: string
  readonly reviewed: Reviewed
  /** The button that prints or signs. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The form as it will be printed or signed. */
export default function FormPreview({ title, reviewed, children, onClose }: FormPreviewProps) {
  return (
    <Dialog
      title={title}
      wide
      onDismiss={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
          {children}
        </>
      }
    >
      <PrintedForm reviewed={reviewed} heading="h3" />
    </Dialog>
  )
}
