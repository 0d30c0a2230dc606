import type { DepositAnswer, DepositBody } from '@open-account/contracts/deposit'
import { calculationDebounce } from '@open-account/domain/deposit/calculation'
import { skipToken, useQuery } from '@tanstack/react-query'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { useWizard } from '../../session/useWizard.ts'
import { notCalculated, saveDeposit } from './depositForm.ts'
import { depositBody } from './depositBody.ts'
import { useEffect, useState } from 'react'

/** The text of the last pause: the first text, then each one that has not changed for `delay` milliseconds. */
const useDebouncedValue = (text: string, delay: number): string => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return debounced
}

/** Saves the calculated amount; the chosen payment method stays as long as it is offered. */
const save = (inputs: string, { securityDeposit, payment_method }: DepositAnswer): void => {
  const { options, defaults } = payment_method
  saveDeposit({
    security_deposit: securityDeposit,
    calculatedWith: inputs,
    payment_method: options.toSorted((a, b) => a.order - b.order),
  })
  saveDraft(({ payment }) => ({
    payment: {
      ...payment,
      PAYMENT_METHOD: options.some(({ value }) => value === payment.PAYMENT_METHOD)
        ? payment.PAYMENT_METHOD
        : (defaults ?? ''),
    },
  }))
}

/** Whether the draft has an amount that was calculated with these inputs. */
const isCalculatedWith = (inputs: string): boolean => {
  const { security_deposit: amount, calculatedWith } = readDraft().security_deposit
  return amount !== null && calculatedWith === inputs
}

/**
 * Requests a deposit. A response that arrives after the inputs have changed is ignored. A failure does not remove an
 * amount that was calculated with the same inputs.
 */
const calculate = async (body: DepositBody, signal: AbortSignal): Promise<null> => {
  const inputs = JSON.stringify(body)
  try {
    const answer = await reported(bodyOf(tsr.deposit.calculate.mutate({ body })))
    if (!signal.aborted) save(inputs, answer)
  } catch (thrown) {
    if (isCalculatedWith(inputs)) return null
    if (!signal.aborted) saveDeposit(notCalculated)
    throw thrown
  }
  return null
}

/** Calculates the deposit after all inputs are entered and have not changed for `calculationDebounce`. */
export const useDepositCalculation = () => {
  const { draft, facts } = useWizard()
  const body = depositBody(draft, facts)
  const inputs = JSON.stringify(body)
  const isSettled = useDebouncedValue(inputs, calculationDebounce) === inputs
  const { error, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['deposit', inputs],
    queryFn: body === null || !isSettled ? skipToken : ({ signal }) => calculate(body, signal),
  })
  return {
    calculating: body !== null && (!isSettled || isFetching),
    failed: error !== null && !isFetching,
    failedAt: error === null ? 0 : errorUpdatedAt,
    again: () => void refetch(),
  }
}
