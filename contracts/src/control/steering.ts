import { z } from 'zod'
import { bodyRefusals, refusals, type ServiceErrorCode } from '../errors.ts'

/** The header in which a program sends the control token; every call of the control API accepts it. */
export const steeringHeaders = {
  authorization: z
    .string()
    .optional()
    .meta({
      description:
        'Bearer and the control token (CONTROL_TOKEN). Needed when the service listens beyond loopback or has a token set.',
      examples: ['Bearer q5Zc0m1Xw8Yb3n7Kd2Rf6A'],
    }),
}

/** The key of a world; it is set when the world is made. */
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
      description: 'Key of the world. Needed when the world was made with one.',
      examples: ['my-own-world-key'],
    }),
}

/** The errors of a call of the control API whose caller may not steer. */
export const steeringErrors = {
  unauthorized: 'The control token is needed, and it is missing or not the right one.',
  forbidden:
    'A browser says that another site makes the call, the host is not one of CONTROL_HOSTS, or the key of the world is missing or not the right one.',
} as const

/** The refusals of a call of the control API without a body. */
export const steeringRefusals = <const Code extends ServiceErrorCode = never>(...own: Code[]) =>
  refusals<Code | keyof typeof steeringErrors>('unauthorized', 'forbidden', ...own)

/** The refusals of a call of the control API with a body. */
export const steeringBodyRefusals = <const Code extends ServiceErrorCode = never>(...own: Code[]) =>
  bodyRefusals<Code | keyof typeof steeringErrors>('unauthorized', 'forbidden', ...own)
