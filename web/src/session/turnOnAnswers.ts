import type { Draft } from './draft.ts'

/** What the draft answers of when and how supplies are turned on, as rules about what is missing look at it. */
export const turnOnAnswers = ({
  turnOn,
  turnOnServices,
  review,
}: Pick<Draft, 'turnOn' | 'turnOnServices' | 'review'>) => ({
  turn_on_date: turnOnServices.turn_on_date,
  turn_on_datetime: turnOn.turn_on_datetime,
  gst_reg_no: review.gst_reg_no,
  gst_reg_date: review.gst_reg_date,
})
