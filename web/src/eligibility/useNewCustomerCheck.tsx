import { isNricValid, normaliseNric } from '@open-account/domain/identity/nric'
import { useRef } from 'react'
import { answerOf } from '../api/answerOf.ts'
import { tsr } from '../api/client.ts'
import { useFailure } from '../dialogs/useFailure.tsx'

/**
 * Asks quietly whether a person is a new customer, once for each valid NRIC or FIN that was typed in. Only a failure
 * shows, and nothing waits for the answer (C-186). Next asks about eligibility, whose failure replaces this one.
 */
export const useNewCustomerCheck = () => {
  const failure = useFailure()
  const asked = useRef(new Set<string>())
  const isReplaced = useRef(false)
  const ask = async (nric: string) => {
    try {
      await answerOf(tsr.account.checkCustomer.mutate({ body: { nric } }))
    } catch (thrown) {
      if (isReplaced.current) failure.report(thrown)
      else failure.fail(thrown, 'new_customer_error')
    }
  }
  /** The field of the NRIC or FIN has been left with this value. */
  const check = (entered: string): void => {
    const nric = normaliseNric(entered)
    if (!isNricValid(nric) || asked.current.has(nric)) return
    asked.current.add(nric)
    isReplaced.current = false
    void ask(nric)
  }
  /** Next was pressed: a failure that is shown or still to come gives way to that of the eligibility check. */
  const giveWay = (): void => {
    isReplaced.current = true
    failure.close()
  }
  return { check, giveWay, dialog: failure.dialog }
}
