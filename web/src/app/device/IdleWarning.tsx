import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { formatDuration } from '../../kit/ui/feedback/duration.ts'
import { LiveRegion } from '../../kit/ui/feedback/LiveRegion.tsx'

interface IdleWarningProps {
  readonly secondsLeft: number
  /** The person continues the session. Any touch or key does the same. */
  readonly onStay: () => void
}

const warningText = (seconds: number): string =>
  `This session ends in ${formatDuration(seconds)}, and everything you entered is removed from this device.`

/** Seconds at which a screen reader announces the remaining time. */
const announcedSeconds = [30, 20, 10, 5]

/** Asks whether the person is still at the device, with a countdown. Texts are ours. */
export const IdleWarning = ({ secondsLeft, onStay }: IdleWarningProps) => {
  const announced = announcedSeconds.findLast(seconds => seconds >= secondsLeft) ?? 0
  return (
    <Dialog
      title="Are you still there?"
      onDismiss={onStay}
      actions={<Button onClick={onStay}>Continue</Button>}
    >
      <p aria-hidden="true">{warningText(secondsLeft)}</p>
      <LiveRegion urgent text={warningText(announced)} />
      <p>Touch the screen or press any key to go on.</p>
    </Dialog>
  )
}
