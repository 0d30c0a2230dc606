import { useEffect, useRef } from 'react'
import { saveDraft } from '../../application/draftStore.ts'
import { FailureDialog } from '../../dialogs/FailureDialog.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { IdentityFailed } from './IdentityFailed.tsx'
import { IdentityOffer } from './IdentityOffer.tsx'
import { IdentityPrompt } from './IdentityPrompt.tsx'
import { IdentityRetrieval } from './IdentityRetrieval.tsx'
import { ParticularsForm } from './ParticularsForm.tsx'
import { useEligibility } from './useEligibility.tsx'
import { useIdentityData } from './useIdentityData.ts'

const enterManually = () =>
  saveDraft(({ signup }) => ({ signup: { ...signup, use_myinfo: false, promptMyInfo: false } }))

/** Another view of the same step begins at its heading, as another step does. */
const useViewChange = (view: string): void => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [view])
}

/** Personal Information: out of Myinfo or typed in. */
export default function PersonalParticularsStep() {
  const { signup, capabilities, settings, search, draft } = useWizard()
  const manualEntry = settings.manualEntry && capabilities.manualEntry[signup.domain][signup.type]
  const { check, dialog } = useEligibility()
  const retrieval = useIdentityData({ manualEntry, isEligible: check })
  const prompting = draft.signup.promptMyInfo && search.target === undefined
  useViewChange(retrieval === 'retrieving' ? 'retrieving' : prompting ? 'prompt' : 'form')

  if (retrieval === 'retrieving') return <IdentityRetrieval />
  if (retrieval === 'pass_expired') {
    return (
      <FailureDialog
        failure={{ code: 'myinfo_workpass_expired', description: '' }}
        onClosed={enterManually}
      />
    )
  }
  const failed = retrieval === 'failed' && <IdentityFailed />
  if (prompting) return <IdentityPrompt over={failed} onManual={manualEntry ? enterManually : undefined} />
  const over =
    draft.signup.use_myinfo === true
      ? retrieval === 'retrieved' && (
          <Banner>
            Your details have been filled in from Myinfo. Please check them and add what is missing.
          </Banner>
        )
      : failed || <IdentityOffer />
  return (
    <>
      <ParticularsForm over={over} isEligible={check} />
      {dialog}
    </>
  )
}
