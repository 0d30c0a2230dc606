import { disabledBy } from '@open-account/domain/requirements/disabling'
import { useSelector } from '@tanstack/react-form'
import { eligibilityBlock } from '../../../session/eligibility.ts'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { screenState } from '../../../session/screenState.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { BankruptcySection } from './BankruptcySection.tsx'
import { PersonContactSection } from './PersonContactSection.tsx'
import { IdentityDocuments } from './IdentityDocuments.tsx'
import { neededNow } from './neededNow.ts'
import { PersonSection } from './PersonSection.tsx'
import { useEmailCheck } from '../../../features/applicant/useEmailCheck.ts'
import type { TensionCheck } from '../../../features/applicant/useTensionCheck.tsx'
import type { EligibilityCheck } from '../../../features/applicant/useEligibility.tsx'
import { useNewCustomerCheck } from '../../../features/applicant/useNewCustomerCheck.tsx'
import { useParticularsForm } from './useParticularsForm.ts'

interface ParticularsFormProps {
  readonly isEligible: EligibilityCheck
  readonly isTensionServed: TensionCheck
}

/** The form of a person's particulars. */
export const ParticularsForm = ({ isEligible, isTensionServed }: ParticularsFormProps) => {
  const { draft, facts, goBack, goNext } = useWizard()
  const newCustomer = useNewCustomerCheck()
  const emailCheck = useEmailCheck(draft.personal_contact_information.email)
  const form = useParticularsForm(async isCurrent => {
    newCustomer.suppressFailure()
    const [, goesOn] = await Promise.all([emailCheck.settle(), isEligible()])
    if (goesOn && (await isTensionServed()) && isCurrent()) await goNext()
  })
  const hasAttempted = useSelector(form.store, state => state.submissionAttempts > 0)
  const { locked } = draft.particulars
  const errors = useShownErrors(form)
  const disabled = disabledBy(
    'particulars',
    facts,
    screenState({
      shownErrors: errors.map(({ id }) => id),
      eligibilityBlock: eligibilityBlock(draft.signup),
    }),
  )

  return (
    <form.AppForm>
      <form.Body>
        <PersonSection form={form} locked={locked} onNumberBlur={newCustomer.check} />
        <IdentityDocuments hasAttempted={hasAttempted} />
        <PersonContactSection form={form} locked={locked} emailCheckFailed={emailCheck.failed} />
        <BankruptcySection form={form} />
        <StepFinish
          disabled={disabled}
          needsOf={neededNow(errors)}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next="Next"
          waitsFor="Checking whether you can open an account here"
        />
      </form.Body>
      {newCustomer.dialog}
    </form.AppForm>
  )
}
