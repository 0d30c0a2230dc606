import * as z from 'zod/mini'

export const agreement = z
  .literal(true, { error: 'Must agree to the Terms and Conditions' })
  .check(z.describe('Whether the applicant agrees to the terms and conditions.'))
