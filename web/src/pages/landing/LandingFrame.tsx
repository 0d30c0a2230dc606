import { Link } from '@tanstack/react-router'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { ReactNode } from 'react'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import { HelpPhone } from '../../kit/ui/frame/HelpPhone.tsx'
import { PageFrame } from '../../features/plainPage/PageFrame.tsx'

interface LandingFrameProps {
  readonly capabilities: ModeCapabilities
  readonly hotline: string
  readonly side: ReactNode
  readonly children: ReactNode
}

/** The frame of the landing page. */
export const LandingFrame = ({ capabilities, hotline, side, children }: LandingFrameProps) => (
  <PageFrame
    layout="landing"
    brand={
      <Link to="/open-account" search={previous => previous}>
        <Brand />
      </Link>
    }
    tools={<HelpPhone number={hotline} linked={capabilities.phoneLinks} />}
    side={side}
  >
    {children}
  </PageFrame>
)
