import { expect, test } from 'vitest'
import { answerCalls } from '../../test/answers.ts'
import { readUseOfPremises } from './useUseOfPremises.ts'

test('the use-of-premises list is requested once, then read from the session', async () => {
  const list = [{ label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 1 }]
  const { requests } = answerCalls({ 'POST /v1/premise/useOfPremise': { body: list } })
  expect(await readUseOfPremises()).toEqual(list)
  expect(await readUseOfPremises()).toEqual(list)
  expect(requests).toHaveLength(1)
  expect(JSON.parse(sessionStorage.getItem('userOfPremise') ?? '')).toEqual(list)
})
