import { z } from 'zod'

export const worldId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .describe('Id of a world; default is the one that always exists.')

/** The path parameter of a world in the control API. */
export const worldParams = z.object({ world: worldId })
