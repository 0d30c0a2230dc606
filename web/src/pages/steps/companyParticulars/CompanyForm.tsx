import { disabledBy } from '@open-account/domain/requirements/disabling'
import { eligibilityBlock } from '../../../session/eligibility.ts'
import { FailureDialog } from '../../../features/failure/FailureDialog.tsx'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import type { EligibilityCheck } from '../../../features/applicant/useEligibility.tsx'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { useEmailCheck } from '../../../features/applicant/useEmailCheck.ts'
import type { TensionCheck } from '../../../features/applicant/useTensionCheck.tsx'
import { InfoDialog } from '../../../kit/ui/dialog/InfoDialog.tsx'
import type { FieldError } from '../../../kit/ui/feedback/ErrorSummary.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'
import { screenState } from '../../../session/screenState.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { companyNeeds } from './companyNeeds.ts'
import { CompanySection } from './CompanySection.tsx'
import { CompanyContactSection } from './CompanyContactSection.tsx'
import { documentsToPrepare } from './documentsToPrepare.ts'
import { RepresentativeSection } from './RepresentativeSection.tsx'
import { useCompanyForm } from './useCompanyForm.ts'
import { useCompanyNameLookup } from './useCompanyNameLookup.ts'

interface CompanyFormProps {
  readonly isEligible: EligibilityCheck
  readonly isTensionServed: TensionCheck
}

/** The errors of the fields, with that of the look-up at the UEN when the UEN has no other. */
const withLookupError = (errors: readonly FieldError[], failure: string): readonly FieldError[] =>
  failure === '' || errors.some(({ id }) => id === 'uen') ? errors : [{ id: 'uen', text: failure }, ...errors]

/** The form of a company's particulars. */
export const CompanyForm = ({ isEligible, isTensionServed }: CompanyFormProps) => {
  const { draft, facts, goBack, goNext } = useWizard()
  const nameFailure = useFailure()
  const emailCheck = useEmailCheck(draft.representative.representative_email)
  const form = useCompanyForm(async isCurrent => {
    const [, goesOn] = await Promise.all([emailCheck.settle(), isEligible()])
    if (goesOn && (await isTensionServed()) && isCurrent()) await goNext()
  })
  const { lookup, failure, resetInactive } = useCompanyNameLookup((thrown, again) =>
    nameFailure.fail(thrown, 'company_name_error', undefined, again),
  )
  const { locked } = draft.particulars
  const { bypassUen } = draft.signup
  const formErrors = useShownErrors(form)
  const errors = withLookupError(formErrors, failure)
  const disabled = disabledBy(
    'particulars',
    facts,
    screenState({
      shownErrors: errors.map(({ id }) => id),
      bypassUen,
      eligibilityBlock: eligibilityBlock(draft.signup),
      companyLookupLoading: lookup === 'loading',
    }),
  )
  return (
    <form.AppForm>
      {facts.identityData !== true && (
        <div>
          <InfoDialog label="Documents to prepare">
            <Points items={documentsToPrepare(facts)} />
          </InfoDialog>
        </div>
      )}
      <form.Body>
        <CompanySection form={form} locked={locked} lookup={lookup} failure={failure} />
        <RepresentativeSection form={form} locked={locked} />
        <CompanyContactSection form={form} locked={locked} emailCheckFailed={emailCheck.failed} />
        <StepFinish
          disabled={disabled}
          needsOf={companyNeeds(bypassUen ? formErrors : errors)}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next="Next"
          waitsFor="Checking whether the company can open an account here"
        />
      </form.Body>
      {lookup === 'inactive' && (
        <FailureDialog failure={{ code: 'company_inactive', description: '' }} onClosed={resetInactive} />
      )}
      {nameFailure.dialog}
    </form.AppForm>
  )
}
