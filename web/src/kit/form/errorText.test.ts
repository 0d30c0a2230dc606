import { expect, test } from 'vitest'
import { errorText } from './errorText.ts'
import { fieldId } from './useBoundField.ts'

test.each([
  ['a text', ['Email is required'], 'Email is required'],
  ['an issue', [{ message: 'Email is required', path: ['email'] }], 'Email is required'],
  ['a list of issues', [[{ message: 'Email is required' }, { message: 'other' }]], 'Email is required'],
  ['the first that has words', [undefined, '', { message: 'Email is required' }], 'Email is required'],
  ['nothing', [undefined, null, '', {}], undefined],
])('the text of %s is found', (_, errors, text) => {
  expect(errorText(errors)).toBe(text)
})

test.each([
  ['email', 'email'],
  ['premises.premise_address.premise_postal_code', 'premise_postal_code'],
])('the control of %s has the id %s', (name, id) => {
  expect(fieldId(name)).toBe(id)
})
