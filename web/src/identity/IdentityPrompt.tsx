import { type ReactNode, useState } from 'react'
import { Actions } from '../../ui/button/Actions.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Finish } from '../../ui/section/Finish.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { IdentityTerms } from './IdentityTerms.tsx'
import { Points } from './Points.tsx'
import css from './IdentityPrompt.module.css'

/** Ours (C-171). */
const reasons = [
  'Your name, NRIC or FIN, date of birth and contact details are filled in without a typing mistake.',
  'You need no copies of your NRIC or FIN.',
  'You log in with Singpass and come back to this page.',
]

interface IdentityPromptProps {
  /** What went wrong the time before. */
  readonly over: ReactNode
  /** Typing everything in; left out where that is not allowed. */
  readonly onManual: (() => void) | undefined
}

/** The identity service is offered before anything is typed. */
export const IdentityPrompt = ({ over, onManual }: IdentityPromptProps) => {
  const { goBack } = useWizard()
  const [terms, setTerms] = useState(false)
  return (
    <>
      <div className={css['over']}>{over}</div>
      <Section title="Let Myinfo fill this in for you">
        <Points sentences={reasons} />
        <div className={css['start']}>
          <Button onClick={() => setTerms(true)}>Use Myinfo</Button>
        </div>
      </Section>
      {onManual && (
        <Section
          title="Or type it in"
          note="Manual entry takes up to 5 minutes. Please have pictures of both sides of your NRIC or FIN at hand."
        >
          <Button look="secondary" onClick={onManual}>
            Enter Details Manually here
          </Button>
        </Section>
      )}
      <Finish>
        <Actions>
          <Button look="secondary" onClick={() => void goBack()}>
            Back to Premises
          </Button>
        </Actions>
      </Finish>
      {terms && <IdentityTerms onClose={() => setTerms(false)} />}
    </>
  )
}
