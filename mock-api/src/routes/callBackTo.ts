import type { FastifyInstance } from 'fastify'
import { formType } from '../kit/formType.ts'
import { callbackPath } from '../subjects/gateway/callbackPath.ts'
import type { CallBack } from '../subjects/gateway/gateway.ts'

/** The gateway's server posts to the callback like any other caller. */
export const callBackTo =
  (app: FastifyInstance, headers: Readonly<Record<string, string>> = {}): CallBack =>
  form =>
    app.inject({
      method: 'POST',
      url: callbackPath,
      headers: { ...headers, 'content-type': formType },
      payload: new URLSearchParams({ ...form }).toString(),
    })
