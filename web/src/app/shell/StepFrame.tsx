import { Link } from '@tanstack/react-router'
import type { Step } from '@open-account/domain/flow/flows'
import type { ReactNode } from 'react'
import { PageFrame } from '../../features/plainPage/PageFrame.tsx'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import { HelpPhone } from '../../kit/ui/frame/HelpPhone.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import { Stepper } from '../../kit/ui/steps/Stepper.tsx'
import type { wizardTitle } from '../../session/labels/stepTitles.ts'
import { modeSearch } from '../../session/mode.ts'
import type { Wizard } from '../../session/useWizard.ts'
import { stepperSteps } from './stepperSteps.ts'

interface WizardStepperProps {
  readonly wizard: Parameters<typeof stepperSteps>[0]
  readonly steps?: ReturnType<typeof stepperSteps>
}

/** The step indicator of an application. */
export const WizardStepper = ({ wizard, steps = stepperSteps(wizard) }: WizardStepperProps) => {
  const { domain, type } = wizard.signup
  const link = ({ id: step }: { readonly id: Step }, label: ReactNode) => (
    <Link to="/open-account/$domain/$type/$step" params={{ domain, type, step }}>
      {label}
    </Link>
  )
  return <Stepper steps={steps} current={wizard.step} link={link} />
}

interface StepFrameProps {
  readonly wizard: Pick<Wizard, 'facts' | 'capabilities' | 'settings'>
  readonly heading: string
  readonly lead: string | undefined
  readonly title: ReturnType<typeof wizardTitle>
  /** The summary as a line, and as a band. */
  readonly strip: ReactNode
  readonly side: ReactNode
  readonly stepper: ReactNode
  readonly children: ReactNode
}

/** The frame of every step: header, step indicator, title, sticky summary. The document of the step has it too. */
export const StepFrame = ({
  wizard: { facts, capabilities, settings },
  heading,
  lead,
  title,
  stepper,
  children,
  ...summary
}: StepFrameProps) => (
  <PageFrame
    {...summary}
    brand={
      <Link to="/open-account" search={modeSearch(facts.mode)}>
        <Brand />
      </Link>
    }
    tools={<HelpPhone number={settings.hotline} linked={capabilities.phoneLinks} />}
  >
    {stepper}
    <PageTitle title={heading} lead={lead} over={title.premises} overNote={title.name} />
    {children}
  </PageFrame>
)
