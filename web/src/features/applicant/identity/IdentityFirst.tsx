import { type ComponentType, type ReactNode, useState } from 'react'
import { saveDraft } from '../../../session/draftStore.ts'
import { isManualEntryAllowed } from '../../../session/manualEntry.ts'
import { FailureDialog } from '../../failure/FailureDialog.tsx'
import type { EligibilityCheck } from '../useEligibility.tsx'
import { Banner } from '../../../kit/ui/feedback/Banner.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { IdentityFailed } from './IdentityFailed.tsx'
import { IdentityOffer } from './IdentityOffer.tsx'
import { IdentityPrompt } from './IdentityPrompt.tsx'
import { type IdentityService, IdentityServiceContext, useIdentityService } from '../identityService.ts'
import css from './IdentityFirst.module.css'
import { useIdentityRetrieval } from './useIdentityRetrieval.ts'
import { useViewChange } from '../../../session/useViewChange.ts'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'

/** A loader over the page while identity data is retrieved. */
const IdentityRetrieval = () => (
  <Dialog title={`Your details from ${useIdentityService().name}`} actions={null}>
    <Loader text="processing.." />
  </Dialog>
)

/** The props of the notice before manual entry. */
export interface BeforeManualProps {
  readonly onContinue: () => void
  readonly onClose: () => void
}

interface IdentityFirstProps {
  readonly service: IdentityService
  readonly isEligible: EligibilityCheck
  /** A notice that is shown before the form when the applicant skips the service. */
  readonly BeforeManual?: ComponentType<BeforeManualProps>
  /** The form. */
  readonly children: ReactNode
}

const skip = () => saveDraft(({ signup }) => ({ signup: { ...signup, use_myinfo: false } }))
const showForm = () =>
  saveDraft(({ signup }) => ({ signup: { ...signup, promptMyInfo: false, showManualEntryPrompt: false } }))

/** Offers the identity service, retrieves its data after the redirect, and then shows the form. */
export const IdentityFirst = ({ service, isEligible, BeforeManual, children }: IdentityFirstProps) => {
  const { signup, capabilities, flags, draft } = useWizard()
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  const manualEntry = isManualEntryAllowed(flags, capabilities, signup)
  const failure = service.failure(capabilities)
  const { retrieval, skipsPrompt, dismiss } = useIdentityRetrieval({
    service,
    allowsManualEntry: failure.formBelow ? manualEntry : false,
    isEligible,
  })
  const isTypedIn = draft.signup.use_myinfo !== true
  // The applicant's choice stays while the settings are unknown, and is reset when they forbid it.
  const isPromptShown =
    retrieval === 'refused' ||
    (manualEntry === false && isTypedIn) ||
    (draft.signup.promptMyInfo && !skipsPrompt)
  const offersManual = manualEntry === true && retrieval !== 'refused'
  useViewChange(retrieval === 'retrieving' ? 'retrieving' : isPromptShown ? 'prompt' : 'form')

  const enterManually = () => {
    skip()
    if (BeforeManual !== undefined && draft.signup.showManualEntryPrompt) setNoticeOpen(true)
    else showForm()
  }
  const close = () => setNoticeOpen(false)
  return (
    <IdentityServiceContext value={service}>
      {retrieval === 'retrieving' ? (
        <IdentityRetrieval />
      ) : (
        <>
          <div className={css['over']}>
            {retrieval === 'failed' && <IdentityFailed code={failure.code} />}
            {retrieval === 'retrieved' && (
              <Banner>
                Your details have been filled in from {service.name}. Please check, and add or correct:{' '}
                {service.toType(draft.particulars.locked).join(', ')}.
              </Banner>
            )}
            {retrieval !== 'failed' && !isPromptShown && isTypedIn && <IdentityOffer />}
          </div>
          {isPromptShown ? <IdentityPrompt onManual={offersManual ? enterManually : undefined} /> : children}
        </>
      )}
      {retrieval === 'refused' && (
        <FailureDialog failure={{ code: service.refusal.code, description: '' }} onClosed={dismiss} />
      )}
      {isNoticeOpen && BeforeManual !== undefined && (
        <BeforeManual
          onContinue={() => {
            close()
            showForm()
          }}
          onClose={close}
        />
      )}
    </IdentityServiceContext>
  )
}
