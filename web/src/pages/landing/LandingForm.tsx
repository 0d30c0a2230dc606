import { useId } from 'react'
import type { Flags } from '../../session/flags.ts'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import { Section } from '../../kit/ui/section/Section.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { KnowBeforeYouStart } from './KnowBeforeYouStart.tsx'
import css from './LandingForm.module.css'
import { LandingFrame } from './LandingFrame.tsx'
import { LandingNotes } from './LandingNotes.tsx'
import { ComingMaintenance } from './ComingMaintenance.tsx'
import { RequirementList } from './RequirementList.tsx'
import { StartBlock } from './StartBlock.tsx'
import type { LandingChoice, LandingView } from './view.ts'
import { offeredDomains, offeredTypes } from './offers.ts'
import { premisesTypes, registrationTypes, timeToComplete } from './questions.ts'
import { headingOf } from './texts.ts'

/** The heading of the requirements, with the premises to which they apply. */
const requirementsHeading = ({ domain, nanl }: LandingChoice): string => {
  const premises = [nanl && 'non-standard', domain, 'premises'].filter(Boolean).join(' ')
  return `For ${domain === null && !nanl ? 'all premises' : premises}`
}

interface LandingFormProps {
  readonly view: LandingView
  readonly ready: boolean
  readonly checkAgain: () => Promise<Flags>
  readonly onChoose: (change: Partial<LandingChoice>) => void
}

/** The landing page, top to bottom. */
export const LandingForm = ({ view, ready, checkAgain, onChoose }: LandingFormProps) => {
  const { choice, capabilities, flags, settings } = view
  const id = useId()
  const questions = { domain: `${id}-premises-type`, type: `${id}-registration-type` }
  return (
    <LandingFrame
      capabilities={capabilities}
      hotline={settings.hotline}
      side={<KnowBeforeYouStart view={view} />}
    >
      <PageTitle
        title={headingOf(capabilities)}
        lead={
          <>
            Turn on electricity, water and gas at your premises. The flow takes about{' '}
            {timeToComplete.personal} for a personal application and about{' '}
            <span className={css['together']}>{timeToComplete.company}</span> for a company.
          </>
        }
      />
      <ComingMaintenance flags={flags} />
      <form noValidate onSubmit={event => event.preventDefault()}>
        <div className={css['questions']}>
          <ChoiceQuestion
            id={questions.domain}
            label="Premises type"
            offered={offeredDomains(capabilities.offers, flags)}
            answers={premisesTypes}
            chosen={choice.domain}
            onChoose={domain => onChoose({ domain })}
          />
          <ChoiceQuestion
            id={questions.type}
            label="Registration type"
            offered={offeredTypes(capabilities.offers, choice.domain)}
            answers={registrationTypes}
            chosen={choice.type}
            onChoose={type => onChoose({ type })}
          />
        </div>
        <Section title={requirementsHeading(choice)} afterSide>
          <RequirementList view={view} />
          <LandingNotes view={view} onChoose={onChoose} />
        </Section>
        <StartBlock view={view} ready={ready} checkAgain={checkAgain} questions={questions} />
      </form>
      <FocusOnNavigate title={headingOf(capabilities)} target={undefined} />
    </LandingFrame>
  )
}
