import { expect, test } from 'vitest'
import { readStepSearch } from './stepSearch.ts'

test('a step reads its parameters', () => {
  const search = { redirected: 'myinfo', target: 'email', from: 'review', section: 'answers-premises' }
  expect(readStepSearch(search)).toEqual(search)
})

test.each([
  ['from', 'premises'],
  ['redirected', 'elsewhere'],
  ['target', 7],
  ['section', ['answers-premises']],
])('an unknown value of %s is removed from the query', (name, value) => {
  const query = { [name]: value }
  expect({ ...query, ...readStepSearch(query) }).toEqual({})
})
