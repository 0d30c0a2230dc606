import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Step } from '@open-account/domain/flow/flows'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import { HelpPhone } from '../../kit/ui/frame/HelpPhone.tsx'
import { PageFrame } from '../../features/plainPage/PageFrame.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Stepper } from '../../kit/ui/steps/Stepper.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { modeSearch } from '../../session/mode.ts'
import { ApplicationSide } from './ApplicationSide.tsx'
import { ApplicationStrip } from './ApplicationStrip.tsx'
import { lastLinkedIndex } from './lastLinkedIndex.ts'
import { screenOf } from './screens.ts'
import { wizardTitle } from '../../session/labels/stepTitles.ts'
import { useWizardState } from './useWizardState.ts'
import { WizardContext } from '../../session/useWizard.ts'

/** The frame of every step: header, step indicator, title, sticky summary. */
export const WizardShell = () => {
  const wizard = useWizardState()
  const router = useRouter()
  const { signup, capabilities, settings, facts, step, steps } = wizard
  const screen = screenOf(step, facts)
  const title = wizardTitle(signup.domain, signup.type, signup.nanl)
  const lastLinked = lastLinkedIndex(steps, wizard)
  const showSteps = !capabilities.stepIndicatorOptional || settings.kioskStepIndicator
  const stepLink = ({ id }: { readonly id: Step }, label: ReactNode) => (
    <Link
      to="/open-account/$domain/$type/$step"
      params={{ domain: signup.domain, type: signup.type, step: id }}
    >
      {label}
    </Link>
  )
  return (
    <WizardContext value={wizard}>
      <PageFrame
        brand={
          <Link to="/open-account" search={modeSearch(wizard.facts.mode)}>
            <Brand />
          </Link>
        }
        tools={<HelpPhone number={settings.hotline} linked={capabilities.phoneLinks} />}
        strip={<ApplicationStrip />}
        side={<ApplicationSide />}
      >
        {showSteps && (
          <Stepper
            steps={steps.map(({ step: id, label }, index) => ({
              id,
              name: label,
              completed: index <= lastLinked,
            }))}
            current={step}
            link={stepLink}
          />
        )}
        <PageTitle title={screen.heading} over={title.premises} overNote={title.name} />
        <Suspense fallback={<Loader />}>
          <screen.Screen key={step} />
          <FocusOnNavigate
            key={`${step} ${wizard.search.target ?? ''}`}
            title={`${screen.heading} - ${title.premises} ${title.name}`}
            target={wizard.search.target}
            router={router}
          />
        </Suspense>
      </PageFrame>
    </WizardContext>
  )
}
