import { contract } from '@open-account/contracts'
import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof applicant>['days']>>

const date = 'Fri, 20 Nov 2026 02:15:00 GMT'
const everyAnswer = {
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
