import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../../kit/env.ts'
import { isBeyondLoopback } from './steeringHosts.ts'

/** The cookie of a browser in which a tester has entered the control token. */
export const tokenCookie = 'control'

/** The path of the page on which a tester enters the control token. */
export const signInPath = '/mock/sign-in'

const tokenBytes = 24

/** The settings with a control token where one is required: a new one, unless they contain one. */
export const withControlToken = (env: Env): Env =>
  env.CONTROL === 'on' && env.CONTROL_TOKEN === '' && isBeyondLoopback(env)
    ? { ...env, CONTROL_TOKEN: randomBytes(tokenBytes).toString('base64url') }
    : env

/** The text that the service prints when it has made its own control token. */
export const signInText = ({ PUBLIC_URL, CONTROL_TOKEN }: Env, port: string): string =>
  `To steer the service, open ${PUBLIC_URL || `http://localhost:${port}`}${signInPath}?token=${CONTROL_TOKEN}`

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Whether a text is the control token; compares in constant time. */
export const isControlToken = ({ CONTROL_TOKEN }: Pick<Env, 'CONTROL_TOKEN'>, text: string): boolean =>
  timingSafeEqual(digest(text), digest(CONTROL_TOKEN))

const bearer = /^bearer /i

/** Whether a call has the control token, or none is required. */
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
