import { contract } from '@open-account/contracts'
import { everyAnswerHas } from '@open-account/contracts/answerHeaders'
import { contractVersion } from '@open-account/contracts/version'
import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof applicant>['days']>>

const date = 'Fri, 20 Nov 2026 02:15:00 GMT'
const everyAnswer = {
  'contract-version': contractVersion,
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  date,
  connection: 'keep-alive',
}

test('every answer has the same headers, and those of a rule name it', async () => {
  const { app } = await testApp()
  const person = applicant(app)
  const { calculate } = contract.deposit
  const deposit = (payload: object) => app.inject({ method: 'POST', url: calculate.path, payload })
  const { valid } = calculate.metadata.example

  const expectHeaders = ({ headers, rawPayload }: Answer, others: object = {}) => {
    const { 'x-request-id': id, 'content-length': length, ...rest } = headers
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(length).toBe(String(rawPayload.length))
    expect(rest).toEqual({ ...everyAnswer, ...others })
  }

  expectHeaders(await app.inject({ url: contract.appconfig.read.path }))
  expectHeaders(await deposit(valid.body), { 'x-rule': 'deposit.calculated' })
  expectHeaders(await person.days(await person.start()), { 'x-rule': 'calendar.days' })
  const malformed = await deposit({})
  expect(malformed.statusCode).toBe(400)
  expectHeaders(malformed)
  const unknown = await app.inject({ url: contract.appconfig.read.path, headers: { 'x-world': 'nowhere' } })
  expect(unknown.statusCode).toBe(404)
  expectHeaders(unknown)
})

test('an address that cannot be read has the version of the contract in its answer', async () => {
  const { app } = await testApp()
  const { statusCode, headers } = await app.inject({ url: '/payment/%zz' })
  expect(statusCode).toBe(400)
  expect(headers).toMatchObject({ 'contract-version': contractVersion, 'x-content-type-options': 'nosniff' })
  expect(headers['x-request-id']).toMatch(/^[\w-]{22}$/)
})

test('a web application of another origin can read the headers of the contract', async () => {
  const origin = 'https://open-account.example'
  const { app } = await testApp({ CORS_ORIGINS: origin })
  const { headers } = await app.inject({ url: contract.appconfig.read.path, headers: { origin } })
  expect(String(headers['access-control-expose-headers']).split(', ')).toEqual(
    expect.arrayContaining(['Retry-After', ...everyAnswerHas]),
  )
})
