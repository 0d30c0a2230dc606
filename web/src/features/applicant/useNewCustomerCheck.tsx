import { isNricValid } from '@open-account/domain/identity/nric'
import { useRef } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { useFailure } from '../failure/useFailure.tsx'

/**
 * Checks in the background whether a person is a new customer: once for each valid NRIC or FIN, even when the step is
 * opened again. Nothing waits for the response, and only a failure is shown (C-186). A failure of the eligibility check
 * on Next replaces this failure.
 */
export const useNewCustomerCheck = () => {
  const failure = useFailure()
  const checkedNumbers = useRef(new Set<string>())
  const isReplaced = useRef(false)
  const requestCheck = async (nric: string) => {
    try {
      await bodyOf(tsr.account.checkCustomer.mutate({ body: { nric } }))
      saveDraft(({ particulars }) => ({ particulars: { ...particulars, newCustomerAskedWith: nric } }))
    } catch (thrown) {
      if (isReplaced.current) failure.report(thrown)
      else failure.fail(thrown, 'new_customer_error', undefined, () => void requestCheck(nric))
    }
  }
  /** Runs when the applicant leaves the field of the NRIC or FIN. */
  const check = (nric: string): void => {
    if (!isNricValid(nric) || checkedNumbers.current.has(nric)) return
    if (readDraft().particulars.newCustomerAskedWith === nric) return
    checkedNumbers.current.add(nric)
    isReplaced.current = false
    void requestCheck(nric)
  }
  /** Closes the failure and prevents a later one. Called on Next, when the eligibility check shows its own failure. */
  const suppressFailure = (): void => {
    isReplaced.current = true
    failure.close()
  }
  return { check, suppressFailure, dialog: failure.dialog }
}
