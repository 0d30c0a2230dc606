import { z } from 'zod'
import { bankruptcyNumber } from '../fields/bankruptcyNumber.ts'
import { yesNo, enteredText } from './draftField.ts'

export const bankruptcy = z
  .strictObject({
    bankruptcy: yesNo('Whether the applicant is an undischarged bankrupt.'),
    bankruptcy_no: enteredText(bankruptcyNumber),
  })
  .meta({ description: 'Whether a person is bankrupt.' })
export type Bankruptcy = z.infer<typeof bankruptcy>

export const bankruptcyDefaults: Bankruptcy = { bankruptcy: false, bankruptcy_no: '' }
