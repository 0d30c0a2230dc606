import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { ApplicationSettings } from '../../session/settings.ts'
import { CallUs } from '../../features/failure/CallUs.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import { SideBand } from '../../kit/ui/frame/SideBand.tsx'
import { Home } from '../../kit/ui/home/Home.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { AskAgain } from './AskAgain.tsx'
import { LandingFrame } from './LandingFrame.tsx'
import { flagsUnread, noServices } from './texts.ts'

interface MaintenancePageProps {
  readonly title: string
  readonly text: string
  /** Whether the page is shown only because the flags could not be read. */
  readonly unread: boolean
  readonly capabilities: ModeCapabilities
  readonly settings: ApplicationSettings
  /** Reads the flags again. */
  readonly checkAgain: () => Promise<unknown>
}

/**
 * Replaces the landing page while no application can be started: the reason, and the number to call. Asks again by
 * itself; the landing page returns when the service does.
 */
export const MaintenancePage = ({
  title,
  text,
  unread,
  capabilities,
  settings,
  checkAgain,
}: MaintenancePageProps) => (
  <LandingFrame
    capabilities={capabilities}
    hotline={settings.hotline}
    side={
      <SideBand label="Utilities" layout="landing">
        <Home domain="residential" services={noServices} />
      </SideBand>
    }
  >
    <PageTitle title={title} lead={text} />
    {unread && <Notice is="bad">{flagsUnread}</Notice>}
    <AskAgain text={text} check={checkAgain} />
    <CallUs view={{ settings, capabilities }} />
    <FocusOnNavigate title={title} target={undefined} />
  </LandingFrame>
)
