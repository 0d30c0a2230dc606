import type { Draft } from '../../session/draft.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { type DepositForm, depositOf, enteredDeposit } from './depositValues.ts'

/** A deposit before it is calculated, or after something that it depends on has changed. */
export const notCalculated = { security_deposit: null, payment_method: [], calculatedWith: null } as const

/** Changes the deposit over what stands in the form by now; what follows from it stands in the form too. */
export const changeDeposit = (
  form: DepositForm,
  change: (draft: Draft) => Partial<Draft['security_deposit']>,
): void => {
  saveDraft(before => {
    const { security_deposit: entered } = enteredDeposit(form.store.get().values, before)
    return { security_deposit: { ...entered, ...change({ ...before, security_deposit: entered }) } }
  })
  const now = depositOf(readDraft())
  form.setFieldValue('USE_OF_PREMISES_LIST', now.USE_OF_PREMISES_LIST)
  form.setFieldValue('ELECT_CAPACITY', now.ELECT_CAPACITY)
  form.setFieldValue('WATER_CAPACITY', now.WATER_CAPACITY)
  form.setFieldValue('NO_DAYS', now.NO_DAYS)
  form.setFieldValue('security_deposit', now.security_deposit)
}
