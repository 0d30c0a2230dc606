import { useState } from 'react'
import { feedbackPermissions, feedbackWidget } from '../../http/observability/feedbackWidget.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { ReadingDialog } from '../../kit/ui/dialog/ReadingDialog.tsx'
import css from './Feedback.module.css'

interface FeedbackProps {
  /** The URL of the widget. */
  readonly address: string
  /** The contact e-mail, sent to the widget after the press. */
  readonly email: string
}

/** The feedback button. The widget loads and receives data only after the press (C-173). */
export const Feedback = ({ address, email }: FeedbackProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" small onClick={() => setOpen(true)}>
        Give feedback
      </Button>
      {open && (
        <ReadingDialog title="Feedback" onClose={() => setOpen(false)}>
          <iframe
            className={css['widget']}
            title="Feedback form"
            src={address}
            sandbox={feedbackPermissions}
            referrerPolicy="no-referrer"
            onLoad={event => feedbackWidget(event.currentTarget, address).sendEmail(email)}
          />
        </ReadingDialog>
      )}
    </>
  )
}
