import { ReadingDialog } from '../../kit/ui/dialog/ReadingDialog.tsx'
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
    <ReadingDialog title={infoTopics[topic]} onClose={onClose}>
      <Content view={view} />
    </ReadingDialog>
  )
}
