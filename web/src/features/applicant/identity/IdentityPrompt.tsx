import { useState } from 'react'
import { Actions, Button } from '../../../kit/ui/button/Button.tsx'
import { Finish } from '../../../kit/ui/section/Finish.tsx'
import { Section } from '../../../kit/ui/section/Section.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { useIdentityService } from '../identityService.ts'
import { IdentityTerms } from './IdentityTerms.tsx'
import css from './IdentityPrompt.module.css'

interface IdentityPromptProps {
  /** Starts manual entry; undefined where it is not allowed. */
  readonly onManual: (() => void) | undefined
}

/** The offer of the identity service before manual entry. */
export const IdentityPrompt = ({ onManual }: IdentityPromptProps) => {
  const { goBack } = useWizard()
  const { name, reasons, manualNote } = useIdentityService()
  const [terms, setTerms] = useState(false)
  return (
    <>
      <Section title={`Let ${name} fill this in for you`}>
        <Points items={reasons} />
        <div className={css['start']}>
          <Button onClick={() => setTerms(true)}>Use {name}</Button>
        </div>
      </Section>
      {onManual && (
        <Section title="Or type it in" note={manualNote}>
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
