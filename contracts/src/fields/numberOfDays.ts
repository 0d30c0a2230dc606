import { z } from 'zod'
import { notWholeDays, required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** The days of a street opera (Wayang), as typed (C-082). */
export const enteredDays = text('Number of days, a whole number written as a text.', [
  [isNotEmpty, required('No Of Days')],
  [value => /^0*[1-9]\d*$/.test(value), notWholeDays],
])

/** The number of days on the wire. */
export const numberOfDays = z
  .int({ error: notWholeDays })
  .positive({ error: notWholeDays })
  .meta({ description: 'Number of days, 1 or more.' })
