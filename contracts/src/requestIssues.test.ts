import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { refusalBody } from './refusalBody.ts'
import { requestIssues } from './requestIssues.ts'

const { lookUpUtilities } = contract.premise
const { submit } = contract.transaction
const address = { postal_code: '31014', house_number: '145', floor: '09', unit: '128', account_type: '01' }

test('an invalid request has an issue for each field, first of the query and then of the body', () => {
  const query = lookUpUtilities.query.safeParse({ utilities: '2' }).error
  const body = lookUpUtilities.body.safeParse(address).error
  expect(requestIssues({ body, query }).map(({ path }) => path)).toEqual(['utilities', 'postal_code'])
  expect(requestIssues({ body })).toEqual([{ path: 'postal_code', message: 'Postal Code must be 6 digits' }])
})

test('an issue inside a list or an object has the path to it, joined by dots', () => {
  const { error } = contract.signature.generatePdf.body.safeParse({
    ...contract.signature.generatePdf.metadata.example.valid.body,
    payload: { preferred_date: {} },
  })
  expect(requestIssues({ body: error }).map(({ path }) => path)).toContain(
    'payload.preferred_date.turn_on_datetime',
  )
})

test('a body that fits no shape of a union has the issues of the closest shape', () => {
  const { error } = contract.attachment.remove.body.safeParse({ state_id: 'a1', type: 'nothing' })
  expect(requestIssues({ body: error }).map(({ path }) => path)).toEqual(['type'])
})

test('a submission with another account type has the message about it', () => {
  const { error } = submit.body.safeParse({ account_type: '03' })
  expect(requestIssues({ body: error })).toEqual([
    { path: 'account_type', message: 'Account Type must be 01 or 02' },
  ])
})

test('a refusal has the message of its code, and the status that the documents print', () => {
  expect(refusalBody('address_not_found')).toEqual({
    error: 'address_not_found',
    error_description: 'No street is known under this postal code and block.',
  })
  expect(refusalBody('OA_CALENDAR_ERROR', { description: 'Full.' })).toEqual({
    error: 'OA_CALENDAR_ERROR',
    status: 'OA_CALENDAR_ERROR',
    error_description: 'Full.',
  })
})
