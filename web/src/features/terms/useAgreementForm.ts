import { agreement } from '@open-account/contracts/fields/agreement'
import { termsSteps } from '@open-account/domain/flow/stepRoles'
import { saveDraft } from '../../session/draftStore.ts'
import { validateOnNext } from '../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../kit/form/useDraftSaver.ts'
import { useWizard } from '../../session/useWizard.ts'

interface AgreementValues {
  readonly check_i_confirm: boolean
}

/** What the terms say against an answer that is no agreement. */
const judge = ({ value }: { readonly value: AgreementValues }) => {
  const { error } = agreement.safeParse(value.check_i_confirm)
  return error && { fields: { check_i_confirm: error.issues } }
}

/** The form of a step that asks nothing but to agree to the terms, or not even that (C-001, C-148). */
export const useAgreementForm = (onNext: () => void | Promise<void>) => {
  const { draft, facts, step } = useWizard()
  const defaultValues: AgreementValues = { check_i_confirm: draft.review.check_i_confirm }
  const form = useAppForm({
    defaultValues,
    validationLogic: validateOnNext,
    validators: termsSteps(facts).includes(step) ? { onDynamic: judge } : {},
    onSubmit: onNext,
  })
  useDraftSaver(form, values => saveDraft(before => ({ review: { ...before.review, ...values } })))
  return form
}
