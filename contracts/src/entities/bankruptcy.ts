import { z } from 'zod'
import { bankruptcyNumber } from '../fields/bankruptcyNumber.ts'
import { flag, typed } from './draftField.ts'

export const bankruptcy = z
  .strictObject({
    bankruptcy: flag('Whether the applicant is an undischarged bankrupt.'),
    bankruptcy_no: typed(bankruptcyNumber),
  })
  .meta({ description: 'Whether a person is bankrupt.' })
export type Bankruptcy = z.infer<typeof bankruptcy>

export const bankruptcyDefaults: Bankruptcy = { bankruptcy: false, bankruptcy_no: '' }
