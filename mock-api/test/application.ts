import type { FastifyInstance } from 'fastify'
import { applicantBy, type Headers } from '../src/subjects/seeding/applicantBy.ts'

/** An applicant in the process of the test, in the world that the headers name. */
export const applicant = (app: FastifyInstance, headers: Headers = {}) =>
  applicantBy(call => app.inject(call), headers)

/** An applicant over the network, in the world that the headers name. */
export const applicantOver = (origin: string, own: Headers = {}) =>
  applicantBy(async ({ method, url, payload, headers }) => {
    const response = await fetch(origin + url, {
      method,
      headers: payload instanceof Buffer ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined
        ? {}
        : { body: payload instanceof Buffer ? new Uint8Array(payload) : JSON.stringify(payload) }),
    })
    return { status: response.status, body: await response.text() }
  }, own)
