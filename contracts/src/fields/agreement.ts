import { z } from 'zod'

export const agreement = z
  .literal(true, { error: 'Must agree to the Terms and Conditions' })
  .meta({ description: 'Whether the applicant agrees to the terms and conditions.' })
