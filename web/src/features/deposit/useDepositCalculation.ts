import type { DepositAnswer, DepositBody } from '@open-account/contracts/deposit'
import { calculationDebounce } from '@open-account/domain/deposit/calculation'
import { skipToken, useQuery } from '@tanstack/react-query'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { useWizard } from '../../session/useWizard.ts'
import { notCalculated, saveDeposit } from './saveDeposit.ts'
import { depositBody } from './depositBody.ts'
import { useEffect, useState } from 'react'

/** The text after it has not changed for so many milliseconds; at first the text itself. */
const useDebouncedValue = (text: string, rest: number): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest)
    return () => clearTimeout(timer)
  }, [text, rest])
  return settled
}

/** Saves the calculated amount; the chosen payment method stays as long as it is offered. */
const save = (question: string, { securityDeposit, payment_method }: DepositAnswer): void => {
  const { options, defaults } = payment_method
  saveDeposit({
    security_deposit: securityDeposit,
    calculatedWith: question,
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
const isCalculatedWith = (question: string): boolean => {
  const { security_deposit: amount, calculatedWith } = readDraft().security_deposit
  return amount !== null && calculatedWith === question
}

/**
 * Requests a deposit. An answer that arrives after the inputs have changed is ignored. A failure
 * does not remove an amount that was calculated with the same inputs.
 */
const calculate = async (body: DepositBody, signal: AbortSignal): Promise<null> => {
  const question = JSON.stringify(body)
  try {
    const answer = await reported(bodyOf(tsr.deposit.calculate({ body })))
    if (!signal.aborted) save(question, answer)
  } catch (thrown) {
    if (isCalculatedWith(question)) return null
    if (!signal.aborted) saveDeposit(notCalculated)
    throw thrown
  }
  return null
}

/** The deposit, calculated when all inputs are entered and have not changed for a moment. */
export const useDepositCalculation = () => {
  const { draft, facts } = useWizard()
  const body = depositBody(draft, facts)
  const question = JSON.stringify(body)
  const resting = useDebouncedValue(question, calculationDebounce) === question
  const { error, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['deposit', question],
    queryFn: body === null || !resting ? skipToken : ({ signal }) => calculate(body, signal),
  })
  return {
    calculating: body !== null && (!resting || isFetching),
    failed: error !== null && !isFetching,
    failedAt: error === null ? 0 : errorUpdatedAt,
    again: () => void refetch(),
  }
}
