import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { ApplicationSide } from './ApplicationSide.tsx'
import { ApplicationStrip } from './ApplicationStrip.tsx'
import { screenOf } from './screens.ts'
import { StepFrame, WizardStepper } from './StepFrame.tsx'
import { wizardTitle } from '../../session/labels/stepTitles.ts'
import { useFocusTarget } from './useFocusTarget.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'
import { useWizardState } from './useWizardState.ts'
import { WizardContext } from '../../session/useWizard.ts'

/** Every step in its frame. */
export const WizardShell = () => {
  const wizard = useWizardState()
  const router = useRouter()
  const question = useLeaveQuestion()
  const { signup, capabilities, settings, facts, step } = wizard
  const target = useFocusTarget(step, wizard.search)
  const screen = screenOf(step, facts)
  const title = wizardTitle(signup.domain, signup.type, signup.nanl)
  const showSteps = !capabilities.stepIndicatorOptional || settings.kioskStepIndicator
  return (
    <WizardContext value={wizard}>
      <StepFrame
        wizard={wizard}
        heading={screen.heading}
        lead={screen.lead}
        title={title}
        stepper={showSteps && <WizardStepper wizard={wizard} />}
        strip={<ApplicationStrip />}
        side={<ApplicationSide />}
      >
        <Suspense fallback={<Loader />}>
          <screen.Screen key={step} />
        </Suspense>
        {/* Outside, so that the heading has the focus while the script of the screen loads. */}
        <FocusOnNavigate
          key={`${step} ${target ?? ''}`}
          title={`${screen.heading} - ${title.premises} ${title.name}`}
          target={target}
          router={router}
        />
        {question}
      </StepFrame>
    </WizardContext>
  )
}
