import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { applicant } from '../../test/application.ts'
import { payer } from '../../test/payer.ts'
import { type Model, takeFault } from './state.ts'

/** The service under attack, in one world. */
export interface Real {
  readonly app: FastifyInstance
  readonly world: string
  readonly calls: ReturnType<typeof applicant>
  readonly payer: ReturnType<typeof payer>
  readonly control: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>
}

/** Creates a world in a service. */
export const enterWorld = async (app: FastifyInstance): Promise<Real> => {
  const created = await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: {} })
  const { id: world } = created.json<{ id: string }>()
  return {
    app,
    world,
    calls: applicant(app, { 'x-world': world }),
    payer: payer(app),
    control: (method, path, payload) =>
      app.inject({
        method,
        url: `/mock/v1/worlds/${world}${path}`,
        ...(payload === undefined ? {} : { payload }),
      }),
  }
}

interface Expected {
  readonly status: number
  /** Fields of the answer. */
  readonly body?: object
}

/** An answer with its status; null in place of a body that a fault has made unreadable. */
interface Read {
  readonly status: number
  readonly body: unknown
}

type Call = (
  model: Model,
  operation: string,
  call: () => Promise<LightMyRequestResponse>,
  expected: () => Expected,
) => Promise<Read | null>

/**
 * Makes a call whose result the model predicts. A fault for the operation has priority: a refused call has no effect,
 * and one with an unreadable answer has its whole effect.
 */
const askService: Call = async (model, operation, call, expected) => {
  const fault = takeFault(model, operation, ['status', 'malformed'])
  const answer = await call()
  if (fault?.kind === 'status') {
    expect(answer.statusCode, `${operation} with a fault`).toBe(503)
    expect(answer.json(), `${operation} with a fault`).toMatchObject({ error: 'unavailable' })
    return null
  }
  const { status, body = {} } = expected()
  if (fault?.kind === 'malformed') {
    expect(() => answer.json<unknown>(), `${operation} with an unreadable answer`).toThrow(SyntaxError)
    expect(answer.statusCode, `${operation} with an unreadable answer`).toBe(status)
    return { status, body: null }
  }
  expect({ status: answer.statusCode, body: answer.json<unknown>() }, operation).toMatchObject({
    status,
    body,
  })
  return { status, body: answer.json() }
}

/**
 * Makes a call whose result the model predicts; null when it had no effect. After a lost answer, whose effect stays, the
 * applicant repeats the call.
 */
export const ask: Call = async (model, operation, call, expected) => {
  const isLost = takeFault(model, operation, ['lost']) !== undefined
  const answer = await askService(model, operation, call, expected)
  if (!isLost) return answer
  model.isUnanswered = true
  return answer === null ? null : { ...answer, body: null }
}
