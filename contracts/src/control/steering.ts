import { z } from 'zod'
import { bodyRefusals, refusals, type ServiceErrorCode } from '../errors.ts'

/** The header in which a program sends the control token; every call of the control API accepts it. */
export const steeringHeaders = {
  authorization: z
    .string()
    .optional()
    .meta({
      description:
        'Bearer and the control token (CONTROL_TOKEN). Required when the service listens beyond loopback or has a token.',
      examples: ['Bearer q5Zc0m1Xw8Yb3n7Kd2Rf6A'],
    }),
}

/** The key of a world, which is set when the world is created. */
export const worldKey = z
  .string()
  .regex(/^[\x21-\x7E]{8,128}$/)
  .describe('Key of the world: 8 to 128 visible ASCII characters.')

/** The header in which a call sends the key of the world that it changes. */
export const worldKeyHeaders = {
  'x-world-key': z
    .string()
    .optional()
    .meta({
      description: 'Key of the world. Required when the world has one.',
      examples: ['my-own-world-key'],
    }),
}

/** The errors of a call of the control API without permission. */
export const steeringErrors = {
  unauthorized: 'The control token is required, and it is missing or wrong.',
  forbidden:
    'The call comes from another site, its host is not one of CONTROL_HOSTS, or the key of the world is missing or wrong.',
} as const

/** The refusals of a call of the control API without a body. */
export const steeringRefusals = <const Code extends ServiceErrorCode = never>(...own: Code[]) =>
  refusals<Code | keyof typeof steeringErrors>('unauthorized', 'forbidden', ...own)

/** The refusals of a call of the control API with a body. */
export const steeringBodyRefusals = <const Code extends ServiceErrorCode = never>(...own: Code[]) =>
  bodyRefusals<Code | keyof typeof steeringErrors>('unauthorized', 'forbidden', ...own)
