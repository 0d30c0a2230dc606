import { expect, test } from 'vitest'
import { errorWords } from './errorWords.ts'
import { fieldId } from './useBoundField.ts'

test.each([
  ['a text', ['Email is required'], 'Email is required'],
  ['an issue', [{ message: 'Email is required', path: ['email'] }], 'Email is required'],
  ['a list of issues', [[{ message: 'Email is required' }, { message: 'other' }]], 'Email is required'],
  ['the first that has words', [undefined, '', { message: 'Email is required' }], 'Email is required'],
  ['nothing', [undefined, null, '', {}], undefined],
])('%s gives its words', (_, errors, words) => {
  expect(errorWords(errors)).toBe(words)
})

test.each([
  ['email', 'email'],
  ['premises.premise_address.premise_postal_code', 'premise_postal_code'],
])('the control of %s has the id %s', (name, id) => {
  expect(fieldId(name)).toBe(id)
})
