import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { durationWords } from '../../kit/ui/feedback/Countdown.tsx'
import { LiveRegion } from '../../kit/ui/feedback/LiveRegion.tsx'

interface IdleWarningProps {
  readonly secondsLeft: number
  /** Somebody is there; any touch and any key says so too, wherever it goes. */
  readonly onStay: () => void
}

const wordsOf = (seconds: number): string =>
  `This session ends in ${durationWords(seconds)}, and everything you entered is removed from this device.`

/** Seconds at which those who listen hear how much is left; between them they hear nothing. */
const said = [30, 20, 10, 5]

/** Asks whether somebody is still there, counting down. Texts are ours. */
export const IdleWarning = ({ secondsLeft, onStay }: IdleWarningProps) => {
  const heard = said.findLast(seconds => seconds >= secondsLeft) ?? 0
  return (
    <Dialog
      title="Are you still there?"
      onDismiss={onStay}
      actions={<Button onClick={onStay}>Continue</Button>}
    >
      <p aria-hidden="true">{wordsOf(secondsLeft)}</p>
      <LiveRegion urgent words={wordsOf(heard)} />
      <p>Touch the screen or press any key to go on.</p>
    </Dialog>
  )
}
