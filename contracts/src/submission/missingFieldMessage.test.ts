import { fieldNames, isFieldSubmitted } from '@open-account/domain/requirements/fields'
import { expect, test } from 'vitest'
import { missingFieldMessage } from './missingFieldMessage.ts'

test.each(fieldNames.filter(isFieldSubmitted))('%s has a message for its absence', field => {
  expect(missingFieldMessage(field)).toMatch(/ is required$|^Please /)
})

test.each([
  ['premise_description', 'Please enter your Premises Description'],
  ['services', 'Please choose a utility'],
  ['mail_street_name', 'Street Name is required'],
  ['nric_fin_doi', 'Date of Issue is required'],
] as const)('the message about a missing %s is %s', (field, message) => {
  expect(missingFieldMessage(field)).toBe(message)
})

test('a field that no submission contains has no message', () => {
  expect(missingFieldMessage('check_i_confirm')).toBeUndefined()
})
