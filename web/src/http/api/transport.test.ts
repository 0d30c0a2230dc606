// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { serviceNow } from './serviceClock.ts'
import { ServiceFailure } from './serviceFailure.ts'
import { transport } from './transport.ts'

const call = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  const request = {
    path: 'http://localhost/x',
    route: { path: '/x' },
    method: 'GET',
    headers: {},
    body: undefined,
  }
  return transport(request as Parameters<typeof transport>[0])
}
const failure = async (answer: () => Promise<Response>) => {
  const thrown: unknown = await call(answer).catch((error: unknown) => error)
  if (!(thrown instanceof ServiceFailure)) throw new Error('No failure')
  return { code: thrown.code, description: thrown.description }
}
const json =
  (body: unknown, status = 200, headers = {}) =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }))

test.each([200, 201, 299, 300, 399])('status %i is success', async status => {
  expect(await call(json({ ok: true }, status))).toMatchObject({ status, body: { ok: true } })
})

test.each([400, 401, 500, 599])('status %i is a failure', async status => {
  expect(await failure(json({ error: 'expired' }, status))).toMatchObject({ code: 'expired' })
})

test('a failure carries error and error_description of the response', async () => {
  expect(await failure(json({ error: 'otp_too_soon', error_description: 'Wait a minute.' }, 429))).toEqual({
    code: 'otp_too_soon',
    description: 'Wait a minute.',
  })
})

test('a failure reads its code from status when there is no error', async () => {
  const refusal = json({ status: 'OA_CALENDAR_ERROR', error_description: 'The day is full.' }, 422)
  expect(await failure(refusal)).toEqual({ code: 'OA_CALENDAR_ERROR', description: 'The day is full.' })
})

test('a refusal with an unknown code is a server error', async () => {
  expect(await failure(json({ error: 'made_up' }, 418))).toEqual({ code: 'server_error', description: '' })
  expect(await failure(() => Promise.resolve(new Response('<html>', { status: 502 })))).toEqual({
    code: 'server_error',
    description: '',
  })
})

test('a service that cannot be reached is a network error', async () => {
  expect(await failure(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    code: 'network_error',
  })
})

test('a response that cannot be parsed is an API error', async () => {
  const invalidJson = () =>
    Promise.resolve(new Response('{', { headers: { 'content-type': 'application/json' } }))
  expect(await failure(invalidJson)).toMatchObject({ code: 'api_error' })
})

test('a PDF is returned byte for byte', async () => {
  const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x80])
  const pdf = () => Promise.resolve(new Response(bytes, { headers: { 'content-type': 'application/pdf' } }))
  const { body } = await call(pdf)
  expect(body instanceof Blob && new Uint8Array(await body.arrayBuffer())).toEqual(bytes)
})

test('the time is that of the service, not of the device', async () => {
  await call(json({}, 200, { date: 'Fri, 20 Nov 2026 04:00:00 GMT' }))
  expect(serviceNow().toString().slice(0, 16)).toBe('2026-11-20T04:00')
})
