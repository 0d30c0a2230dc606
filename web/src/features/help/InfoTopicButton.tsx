import { Suspense, useState } from 'react'
import { InfoButton } from '../../kit/ui/button/InfoButton.tsx'
import { type InfoTopic, infoTopics } from './infoTopics.ts'
import type { TopicView } from './topicView.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** The explanations are long, and few applicants open one: they load on demand. */
const InfoTopicDialog = lazyPart(
  () => import('./InfoTopicDialog.tsx'),
  ({ InfoTopicDialog }) => InfoTopicDialog,
)

interface InfoTopicButtonProps {
  readonly topic: InfoTopic
  readonly view: TopicView
}

/** Opens an explanation over the page. */
export const InfoTopicButton = ({ topic, view }: InfoTopicButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <InfoButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {infoTopics[topic]}
      </InfoButton>
      {open && (
        <Suspense>
          <InfoTopicDialog topic={topic} view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
