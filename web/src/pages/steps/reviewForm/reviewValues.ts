import type { Draft } from '../../../session/draft.ts'
import { type DepositValues, depositOf, enteredDeposit } from '../../../features/deposit/depositValues.ts'
import {
  enteredTurnOnDetails,
  type TurnOnDetailsValues,
  turnOnDetailsOf,
} from '../../../features/turnOn/details/turnOnDetailsValues.ts'

/** What the form of a review with questions holds; each step judges the part that it asks. */
export type ReviewValues = TurnOnDetailsValues &
  DepositValues &
  Pick<Draft['review'], 'signature_file_id' | 'check_i_confirm'>

export const reviewOf = (draft: Draft): ReviewValues => ({
  ...turnOnDetailsOf(draft),
  ...depositOf(draft),
  signature_file_id: draft.review.signature_file_id,
  check_i_confirm: draft.review.check_i_confirm,
})

/** The draft's slices with what the form holds. A signature is kept as it is given. */
export const enteredReview = (values: ReviewValues, draft: Draft): Partial<Draft> => {
  const { review } = enteredTurnOnDetails(values, draft)
  return {
    review: { ...review, check_i_confirm: values.check_i_confirm },
    ...enteredDeposit(values, draft),
  }
}
