import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { isBeyondLoopback } from './steeringHosts.ts'

/** The cookie of a browser in which the control token was given. */
export const tokenCookie = 'control'

/** The address that takes the control token of a person. */
export const signInPath = '/mock/sign-in'

const tokenBytes = 24

/** The settings with a control token where one is needed: a new one, unless they name one. */
export const withControlToken = (env: Env): Env =>
  env.CONTROL === 'on' && env.CONTROL_TOKEN === '' && isBeyondLoopback(env)
    ? { ...env, CONTROL_TOKEN: randomBytes(tokenBytes).toString('base64url') }
    : env

/** What the service prints when it made its control token itself. */
export const signInSentence = ({ PUBLIC_URL, CONTROL_TOKEN }: Env, port: string): string =>
  `To steer the service, open ${PUBLIC_URL || `http://localhost:${port}`}${signInPath}?token=${CONTROL_TOKEN}`

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Whether a text is the control token; takes the same time whichever character is wrong. */
export const isControlToken = ({ CONTROL_TOKEN }: Pick<Env, 'CONTROL_TOKEN'>, text: string): boolean =>
  timingSafeEqual(digest(text), digest(CONTROL_TOKEN))

const bearer = /^bearer /i

/** Whether a call may steer as far as the token goes: it has it, or none is needed. */
export const hasControlToken = (
  env: Pick<Env, 'CONTROL_TOKEN'>,
  { headers, cookies }: FastifyRequest,
): boolean => {
  if (env.CONTROL_TOKEN === '') return true
  const { authorization = '' } = headers
  return bearer.test(authorization)
    ? isControlToken(env, authorization.replace(bearer, ''))
    : isControlToken(env, cookies[tokenCookie] ?? '')
}
