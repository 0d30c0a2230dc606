import { expect, test } from 'vitest'
import { residentWith } from '../../test/applicant.ts'
import { signedCompany } from '../../test/signedCompany.ts'
import { contactOf } from './contactOf.ts'

test('the contact of a person is as typed', () => {
  expect(contactOf(residentWith({}), 'personal')).toEqual({
    email: 'mei.ling.tan@example.sg',
    mobilePrefix: '+65',
    mobileNumber: '91234567',
  })
})

test('the contact of a company is its representative', () => {
  expect(contactOf(signedCompany, 'company')).toEqual({
    email: 'office@example.com',
    mobilePrefix: '+65',
    mobileNumber: '81234567',
  })
})

test.each(['personal', 'company'] as const)(
  'the address of an existing account replaces the entered one (%s)',
  type => {
    const draft = residentWith({ signup: { linked_email: 'accounts@example.com' } })
    expect(contactOf(draft, type).email).toBe('accounts@example.com')
  },
)
