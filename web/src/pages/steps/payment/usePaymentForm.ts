import { agreement } from '@open-account/contracts/fields/agreement'
import { paymentMethod } from '@open-account/contracts/fields/paymentMethod'
import * as z from 'zod/mini'
import type { Draft } from '../../../session/draft.ts'
import { saveDraft } from '../../../session/draftStore.ts'
import { validateOnNext } from '../../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../../kit/form/useDraftSaver.ts'
import { useWizard } from '../../../session/useWizard.ts'

type PaymentValues = Draft['payment']

const schema = z.object({ PAYMENT_METHOD: paymentMethod, check_i_confirm: agreement })

/** The way to pay and the agreement to the terms; Pay is pressed with both. */
export const usePaymentForm = (onPay: () => void) => {
  const { draft } = useWizard()
  const defaultValues: PaymentValues = draft.payment
  const form = useAppForm({
    defaultValues,
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ formApi }) => formApi.parseValuesWithSchema(schema),
    },
    onSubmit: ({ value: payment }) => {
      saveDraft({ payment })
      onPay()
    },
  })
  useDraftSaver(form, payment => saveDraft({ payment }))
  return form
}
