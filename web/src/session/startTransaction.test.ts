import { expect, test } from 'vitest'
import { answerCalls } from '../../test/answers.ts'
import { sessionKeys, writeSession } from './session.ts'
import { startTransaction } from './startTransaction.ts'

test('a start for a domain and a type returns the state id', async () => {
  const { requests } = answerCalls({ 'GET /v1/transaction': { body: { state_id: 'state-7' } } })
  expect(await startTransaction('commercial', 'company')).toBe('state-7')
  const [start] = requests
  expect(start?.url).toMatch(/\/v1\/transaction\?appDomain=commercial&appType=company$/)
  expect(start?.cache).toBe('no-store')
})

test.each([
  ['kiosk', 'token-1', 'Bearer token-1'],
  ['kiosk', '', null],
  ['normal', 'token-1', null],
])(
  'a start in %s mode with the token "%s" sends the authorization %s',
  async (mode, token, authorization) => {
    const { requests } = answerCalls({ 'GET /v1/transaction': { body: { state_id: 'state-7' } } })
    writeSession(sessionKeys.mode, mode)
    writeSession(sessionKeys.token, token)
    await startTransaction('residential', 'personal')
    expect(requests[0]?.headers.get('authorization')).toBe(authorization)
  },
)
