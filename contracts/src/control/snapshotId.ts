import { z } from 'zod'

export const snapshotId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Id of the snapshot.')
