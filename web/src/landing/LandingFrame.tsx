import { Link } from '@tanstack/react-router'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { ReactNode } from 'react'
import { Brand } from '../ui/frame/Brand.tsx'
import { HelpPhone } from '../ui/frame/HelpPhone.tsx'
import { PageFrame } from '../ui/frame/PageFrame.tsx'

interface LandingFrameProps {
  readonly capabilities: ModeCapabilities
  readonly hotline: string
  readonly side: ReactNode
  readonly children: ReactNode
}

/** What stands around the landing page; inside another app, that app brings the header. */
export const LandingFrame = ({ capabilities, hotline, side, children }: LandingFrameProps) => {
  const header = {
    brand: (
      <Link to="/open-account" search={kept => kept}>
        <Brand />
      </Link>
    ),
    tools: <HelpPhone number={hotline} linked={capabilities.phoneLinks} />,
  }
  return (
    <PageFrame layout="landing" {...(!capabilities.embedded && header)} side={side}>
      {children}
    </PageFrame>
  )
}
