import { agreement } from '@open-account/contracts/fields/agreement'
import { paymentMethod } from '@open-account/contracts/fields/paymentMethod'
import * as z from 'zod/mini'
import type { Draft } from '../../application/draft.ts'
import { saveDraft } from '../../application/draftStore.ts'
import { judgeOnNext } from '../../form/judgeOnNext.ts'
import { useAppForm } from '../../form/useAppForm.ts'
import { useDraftSaver } from '../../form/useDraftSaver.ts'
import { useWizard } from '../../wizard/useWizard.ts'

type PaymentValues = Draft['payment']

const schema = z.object({ PAYMENT_METHOD: paymentMethod, check_i_confirm: agreement })

/** The way to pay and the agreement to the terms; Pay is pressed with both. */
export const usePaymentForm = (onPay: () => void) => {
  const { draft } = useWizard()
  const defaultValues: PaymentValues = draft.payment
  const form = useAppForm({
    defaultValues,
    validationLogic: judgeOnNext,
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
