import { presenceTimers } from '@open-account/domain/application/presence'
import { type MouseEvent, useEffect, useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { formatDuration } from '../../kit/ui/feedback/duration.ts'

interface EndingQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

const second = 1000

/**
 * Ends the session of a shared device in a few seconds, unless the applicant presses Undo. It ends by itself, so that no
 * dialog with the answers behind it is left to the next person. Texts are ours.
 */
export const EndingQuestion = ({ onStay, onLeave }: EndingQuestionProps) => {
  const [secondsLeft, setSecondsLeft] = useState(presenceTimers.undo / second)
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(seconds => Math.max(0, seconds - 1)), second)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (secondsLeft === 0) onLeave()
  }, [secondsLeft, onLeave])
  // The second press of a double press may hit this button.
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) onLeave()
  }
  return (
    <Dialog
      title={`Ending in ${formatDuration(secondsLeft)}`}
      onDismiss={onStay}
      actions={
        <>
          <Button look="secondary" small onClick={press}>
            End now
          </Button>
          <Button onClick={onStay}>Undo</Button>
        </>
      }
    >
      <p>Everything you entered is removed from this device.</p>
    </Dialog>
  )
}
