import { Suspense, useId } from 'react'
import type { Flags } from '../../session/flags.ts'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { KnowBeforeYouStart } from './KnowBeforeYouStart.tsx'
import css from './LandingForm.module.css'
import { LandingFrame } from './LandingFrame.tsx'
import { NonStandardNote } from './NonStandardNote.tsx'
import { Requirements } from './Requirements.tsx'
import { StartBlock } from './StartBlock.tsx'
import type { LandingChoice, LandingView } from './view.ts'
import { offeredDomains, offeredTypes } from './offers.ts'
import { premisesTypes, registrationTypes, timeToComplete } from './questions.ts'
import { headingOf } from './texts.ts'
import { LeftApplication } from './lazyParts.ts'

interface LandingFormProps {
  readonly view: LandingView
  readonly ready: boolean
  /** Whether an application was left that may be continued. */
  readonly hasLeft: boolean
  readonly checkAgain: () => Promise<Flags>
  readonly onChoose: (change: Partial<LandingChoice>) => void
}

/** The landing page, top to bottom. */
export const LandingForm = ({ view, ready, hasLeft, checkAgain, onChoose }: LandingFormProps) => {
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
      {hasLeft && (
        <Suspense>
          <LeftApplication />
        </Suspense>
      )}
      <form noValidate autoComplete="off" onSubmit={event => event.preventDefault()}>
        <div className={css['questions']}>
          <ChoiceQuestion
            id={questions.domain}
            label="Premises type"
            offered={offeredDomains(capabilities.offers, flags)}
            places={offeredDomains(capabilities.offers, { kind: 'unread' })}
            answers={premisesTypes}
            chosen={choice.domain}
            onChoose={domain => onChoose({ domain })}
          />
          <ChoiceQuestion
            id={questions.type}
            label="Registration type"
            offered={offeredTypes(capabilities.offers, choice.domain)}
            places={offeredTypes(capabilities.offers, null)}
            answers={registrationTypes}
            chosen={choice.type}
            onChoose={type => onChoose({ type })}
          />
        </div>
        <StartBlock view={view} ready={ready} checkAgain={checkAgain} questions={questions} />
        <NonStandardNote nanl={choice.nanl} onToggle={nanl => onChoose({ nanl })} />
        <Requirements view={view} />
      </form>
      <FocusOnNavigate title={headingOf(capabilities)} target={undefined} />
    </LandingFrame>
  )
}
