import { expect, test } from 'vitest'
import { answerCalls } from '../../test/answers.ts'
import { startTransaction } from './startTransaction.ts'

test('a transaction is started for a domain and a type, and named by its state id', async () => {
  const { asked } = answerCalls({ 'GET /v1/transaction': { body: { state_id: 'state-7' } } })
  expect(await startTransaction('commercial', 'company')).toBe('state-7')
  const [start] = asked
  expect(start?.url).toMatch(/\/v1\/transaction\?appDomain=commercial&appType=company$/)
  expect(start?.cache).toBe('no-store')
})
