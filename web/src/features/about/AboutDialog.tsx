import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { AboutText } from './AboutText.tsx'
import { type AboutTopic, aboutTopics } from './aboutTopics.ts'

interface AboutDialogProps {
  readonly topic: AboutTopic
  readonly onClose: () => void
}

/** What the footer explains, over the page, so that no answer is lost. */
export const AboutDialog = ({ topic, onClose }: AboutDialogProps) => (
  <Dialog
    title={aboutTopics[topic]}
    wide
    onDismiss={onClose}
    actions={
      <Button look="secondary" small onClick={onClose}>
        Close
      </Button>
    }
  >
    <AboutText topic={topic} />
  </Dialog>
)
