import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { Notice } from '../ui/feedback/Notice.tsx'
import { PageTitle } from '../ui/frame/PageTitle.tsx'
import { SideBand } from '../ui/frame/SideBand.tsx'
import { Home } from '../ui/home/Home.tsx'
import { Arrival } from '../wizard/Arrival.tsx'
import { LandingFrame } from './LandingFrame.tsx'
import { noServices } from './noServices.ts'
import { flagsUnread, maintenance } from './texts.ts'

interface MaintenancePageProps {
  /** The flag's own words, or empty. */
  readonly message: string
  /** Whether the page stands here only because the flags could not be read. */
  readonly unread: boolean
  readonly capabilities: ModeCapabilities
  readonly hotline: string
}

/** In place of the landing page while the service is stopped. */
export const MaintenancePage = ({ message, unread, capabilities, hotline }: MaintenancePageProps) => (
  <LandingFrame
    capabilities={capabilities}
    hotline={hotline}
    side={
      <SideBand label="Utilities" layout="landing">
        <Home domain="residential" services={noServices} />
      </SideBand>
    }
  >
    <PageTitle title={maintenance.title} lead={message || maintenance.text} />
    {unread && <Notice is="bad">{flagsUnread}</Notice>}
    <Arrival title={maintenance.title} target={undefined} />
  </LandingFrame>
)
