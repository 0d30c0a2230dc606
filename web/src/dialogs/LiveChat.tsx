import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { type Flags, isFlagActive } from '../application/flags.ts'
import type { ApplicationSettings } from '../application/settings.ts'
import { LeaveSiteLink } from './LeaveSiteLink.tsx'

interface LiveChatProps {
  readonly view: {
    readonly flags: Flags
    readonly settings: ApplicationSettings
    readonly capabilities: ModeCapabilities
  }
}

/** The live chat, if its flag offers it, a setting says where it is, and this mode has links that lead out (C-173). */
export const LiveChat = ({ view: { flags, settings, capabilities } }: LiveChatProps) => {
  const { liveChat } = settings.links
  if (!isFlagActive(flags, 'oa-livechat') || liveChat === undefined || !capabilities.externalLinks)
    return null
  return <LeaveSiteLink href={liveChat}>Chat with us</LeaveSiteLink>
}
