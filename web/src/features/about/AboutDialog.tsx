import { ReadingDialog } from '../../kit/ui/dialog/ReadingDialog.tsx'
import { AboutText } from './AboutText.tsx'
import { type AboutTopic, aboutTopics } from './aboutTopics.ts'

interface AboutDialogProps {
  readonly topic: AboutTopic
  readonly onClose: () => void
}

/** What the footer explains, over the page, so that no answer is lost. */
export const AboutDialog = ({ topic, onClose }: AboutDialogProps) => (
  <ReadingDialog title={aboutTopics[topic]} onClose={onClose}>
    <AboutText topic={topic} />
  </ReadingDialog>
)
