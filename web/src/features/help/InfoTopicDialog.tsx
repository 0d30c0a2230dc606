import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { type InfoTopic, infoTopics } from './infoTopics.ts'
import type { TopicView } from './topicView.ts'
import { topicContents } from './topicContents.ts'

interface InfoTopicDialogProps {
  readonly topic: InfoTopic
  readonly view: TopicView
  readonly onClose: () => void
}

/** An explanation in a dialog. */
export const InfoTopicDialog = ({ topic, view, onClose }: InfoTopicDialogProps) => {
  const Content = topicContents[topic]
  return (
    <Dialog
      title={infoTopics[topic]}
      wide
      onDismiss={onClose}
      actions={
        <Button look="secondary" small onClick={onClose}>
          Close
        </Button>
      }
    >
      <Content view={view} />
    </Dialog>
  )
}
