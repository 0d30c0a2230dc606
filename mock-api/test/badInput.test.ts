import { connect } from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { address } from '../src/subjects/seeding/applicantBy.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { testApp } from './testApp.ts'

const question = {
  account_type: '01',
  postcode: address.postal_code,
  block: address.block,
  unit: address.unit,
  floor: address.floor,
  for_premises: true,
  utilities_flag: '1',
}
const json = { 'content-type': 'application/json' }

describe('a body that does not match the contract', () => {
  test.each([
    ['broken JSON', '{"a":1', json, 400, 'invalid_request'],
    ['a list in place of an object', '[]', json, 400, 'invalid_request'],
    ['no body', '', json, 400, 'invalid_request'],
    ['no body and no content type', '', {}, 400, 'invalid_request'],
    ['a field twice', '{"postcode":"310145","postcode":"310146"}', json, 400, 'invalid_request'],
    ['a field of the prototype', '{"__proto__":{"admin":true}}', json, 400, 'invalid_request'],
    ['a wrong type', JSON.stringify({ ...question, for_premises: 'yes' }), json, 400, 'invalid_request'],
    ['a missing field', JSON.stringify({ ...question, block: undefined }), json, 400, 'invalid_request'],
    ['an unknown field', JSON.stringify({ ...question, colour: 'red' }), json, 400, 'invalid_request'],
    [
      'a value out of the list',
      JSON.stringify({ ...question, account_type: '03' }),
      json,
      400,
      'invalid_request',
    ],
    ['another content type', '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupported_media_type'],
    ['plain text', 'a', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [
      'lists in lists without end',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      json,
      400,
      'invalid_request',
    ],
    ['more than the service takes', JSON.stringify('a'.repeat(300_000)), json, 413, 'request_too_large'],
  ])(
    'a body that does not match the contract is refused: %s',
    async (_what, payload, headers, status, error) => {
      const { app } = await testApp()
      const answer = await app.inject({ method: 'POST', url: '/v1/premise/street-name', payload, headers })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ error, error_description: expect.any(String) as string })
    },
  )

  test('a refusal names every wrong field and repeats no value', async () => {
    const { app } = await testApp()
    const payload = { ...question, postcode: '31014', block: 'secret!' }
    const answer = await app.inject({ method: 'POST', url: '/v1/premise/street-name', payload })
    expect(
      answer
        .json<{ issues: { path: string }[] }>()
        .issues.map(({ path }) => path)
        .toSorted(),
    ).toEqual(['block', 'postcode'])
    expect(answer.body).not.toContain('secret')
  })

  test('a refusal of a query with two shapes names the wrong field', async () => {
    const { app } = await testApp()
    const url = '/v1/accounts/profile/is-new-ebs-customer'
    const answer = await app.inject({ method: 'POST', url, payload: { nric: 'S1234567A' } })
    expect(answer.json()).toMatchObject({
      issues: [{ path: 'nric', message: 'Please enter valid NRIC or FIN' }],
    })
  })
})

test.each([
  ['an escape that is no character', '%E0%A4%A', 'The address is not valid.'],
  ['an id longer than any', 'a'.repeat(600), 'A part of the address is too long.'],
])('%s in an address is refused in the form of the contract', async (_what, part, description) => {
  const { app } = await testApp()
  const { statusCode, headers, body } = await app.inject({ url: `/payment/${part}` })
  expect(statusCode).toBe(400)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({ error: 'invalid_request', error_description: description })
})

test.each(['/nothing', '/v1/nothing', '/v1/transaction/nothing/at/all'])(
  'the unknown address %s is not found',
  async url => {
    const { app } = await testApp()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: 'not_found' })
  },
)

test('a query with the same field twice is refused', async () => {
  const { app } = await testApp()
  const answer = await app.inject({
    url: '/v1/transaction?appDomain=residential&appDomain=commercial&appType=personal',
  })
  expect(answer.json()).toMatchObject({ error: 'invalid_request' })
})

test.each([
  [
    '/v1/calendar/timeslots/confirm',
    {
      selected_date: '20261123',
      notification_number: '',
      notification_type: '',
      selected_time: '090000',
      time_hash: 'a',
    },
  ],
])('%s of an unknown transaction is not found', async (url, body) => {
  const { app } = await testApp()
  const answer = await app.inject({ method: 'POST', url, payload: { ...body, state_id: 'unknown' } })
  expect(answer.json()).toMatchObject({ error: 'not_found' })
})

describe('a multipart body that is broken', () => {
  const boundary = 'b'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const type = `multipart/form-data; boundary=${boundary}`

  test.each([
    ['no end boundary', `${head}%PDF-1.7`, type, 400],
    ['a header that is cut', `--${boundary}\r\nContent-Dispo`, type, 400],
    ['no boundary parameter', `${head}%PDF-1.7\r\n--${boundary}--\r\n`, 'multipart/form-data', 400],
    [
      'another boundary',
      `${head}%PDF-1.7\r\n--${boundary}--\r\n`,
      'multipart/form-data; boundary=other',
      400,
    ],
    ['no file', `--${boundary}--\r\n`, type, 400],
    [
      'a field in place of the file',
      `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--${boundary}--\r\n`,
      type,
      400,
    ],
    ['nothing at all', '', type, 400],
    ['JSON in place of multipart', '{}', 'application/json', 415],
  ])('a broken multipart body is refused: %s', async (_what, payload, contentType, status) => {
    const { app, service } = await testApp()
    const state = await applicant(app).start()
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`,
      payload,
      headers: { 'content-type': contentType },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      error: expect.any(String) as string,
      error_description: expect.any(String) as string,
    })
    expect(await service.db.selectFrom('attachments').selectAll().execute()).toEqual([])
  })

  test('a multipart body with the file in another field is refused', async () => {
    const { app } = await testApp()
    const state = await applicant(app).start()
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`,
      ...multipart(Buffer.from('%PDF-1.7'), {}, { field: 'document' }),
    })
    expect(answer.json()).toMatchObject({ error: 'invalid_request' })
  })
})

test('bytes that are no HTTP request are refused in the form of the contract', async () => {
  const { app } = await testApp()
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), url.hostname)
  socket.end('NONSENSE\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('400 Bad Request')
  expect(answer.toString()).toContain('"error":"invalid_request"')
})

test('every answer has an id and the time', async () => {
  const { app } = await testApp()
  for (const url of ['/health', '/nothing', '/v1/transaction']) {
    const { headers } = await app.inject({ url })
    expect(headers['x-request-id']).toMatch(/^[\w-]{22}$/)
    expect(headers.date).toBe('Fri, 20 Nov 2026 02:15:00 GMT')
  }
})
