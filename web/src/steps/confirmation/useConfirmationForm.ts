import { agreement } from '@open-account/contracts/fields/agreement'
import { revalidateLogic } from '@tanstack/react-form'
import { saveDraft } from '../../application/draftStore.ts'
import { useAppForm } from '../../form/useAppForm.ts'
import { useDraftSaver } from '../../form/useDraftSaver.ts'
import { useWizard } from '../../wizard/useWizard.ts'

interface ConfirmationValues {
  readonly check_i_confirm: boolean
}

/** What the terms say against an answer that is no agreement. */
const judge = ({ value }: { readonly value: ConfirmationValues }) => {
  const { error } = agreement.safeParse(value.check_i_confirm)
  return error && { fields: { check_i_confirm: error.issues } }
}

/** The one tick of the confirmation step. A tick is a whole answer, so that it is judged again at once. */
export const useConfirmationForm = (onNext: () => void) => {
  const { draft } = useWizard()
  const defaultValues: ConfirmationValues = { check_i_confirm: draft.review.check_i_confirm }
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: judge },
    onSubmit: onNext,
  })
  useDraftSaver(form, values => saveDraft(before => ({ review: { ...before.review, ...values } })))
  return form
}
