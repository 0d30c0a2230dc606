import { z } from 'zod'

export const worldId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .describe('Id of a world; default is the one that is always there.')

/** Where the control API names a world. */
export const worldParams = z.object({ world: worldId })
