import { Suspense } from 'react'
import { type Flags, isFlagActive } from '../../session/flags.ts'
import type { ApplicationSettings } from '../../session/settings.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const LeaveSiteLink = lazyPart(
  () => import('./LeaveSiteLink.tsx'),
  ({ LeaveSiteLink }) => LeaveSiteLink,
)

interface LiveChatProps {
  readonly view: {
    readonly flags: Flags
    readonly settings: ApplicationSettings
  }
}

/** The live chat, when its flag is on and a setting contains its address (C-173). */
export const LiveChat = ({ view: { flags, settings } }: LiveChatProps) => {
  const { liveChat } = settings.links
  if (!isFlagActive(flags, 'oa-livechat') || liveChat === undefined) return null
  return (
    <Suspense>
      <LeaveSiteLink href={liveChat}>Chat with us</LeaveSiteLink>
    </Suspense>
  )
}
