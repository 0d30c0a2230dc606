import { describe, expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import {
  eligibilityBlock,
  eligibilityFields,
  isEligibilityStale,
  withoutStaleEligibility,
} from './eligibility.ts'

const answer = {
  eligible: false,
  has_missed_appointment: false,
  is_disconnected: false,
  is_new_customer: true,
  available_gas: null,
  timeslot_allowed: false,
  linked_email: 'jamie.lim@example.com',
}
const start = emptyDraft('residential')
const requests = {
  ...start,
  personal_information: { ...start.personal_information, nric_fin: 'S1234567D' },
  premises: {
    ...start.premises,
    premise_occupancy: 'owner' as const,
    premise_address: { ...start.premises.premise_address, premise_premise_no: '3101450901280' },
  },
  signup: {
    ...start.signup,
    ...eligibilityFields(answer, { kind: 'continue', thirdAccount: true, ownershipProofRequired: true }),
  },
  particulars: {
    ...start.particulars,
    eligibilityAskedWith: { nric_roc: 'S1234567D', premise_no: '3101450901280', occupancy: 'owner' as const },
  },
}

describe('the eligibility result', () => {
  test('the eligibility result is valid for the same person and premises', () => {
    expect(isEligibilityStale(requests, 'personal')).toBe(false)
    expect(withoutStaleEligibility(requests, 'personal').signup).toEqual(requests.signup)
  })

  test.each([
    ['another person', { personal_information: { ...requests.personal_information, nric_fin: 'S8100003D' } }],
    ['another occupancy', { premises: { ...requests.premises, premise_occupancy: 'tenant' as const } }],
    ['other premises', { premises: start.premises }],
  ])('the eligibility result is removed completely for %s', (_, change) => {
    const changed = { ...requests, ...change }
    expect(isEligibilityStale(changed, 'personal')).toBe(true)
    expect(withoutStaleEligibility(changed, 'personal')).toEqual({
      signup: start.signup,
      particulars: start.particulars,
    })
  })

  test('the result of a company is stale for another UEN only, not for fields of a person', () => {
    const company = {
      ...requests,
      company_information: { ...start.company_information, uen: '201500004E' },
      particulars: {
        ...start.particulars,
        eligibilityAskedWith: {
          nric_roc: '201500004E',
          premise_no: '3101450901280',
          occupancy: 'owner' as const,
        },
      },
    }
    expect(isEligibilityStale(company, 'company')).toBe(false)
    const other = { ...company, company_information: { ...start.company_information, uen: '53300001K' } }
    expect(isEligibilityStale(other, 'company')).toBe(true)
  })

  test('eligibility before the first check is not stale', () => {
    expect(isEligibilityStale(start, 'personal')).toBe(false)
  })
})

describe('blocks', () => {
  test.each(['missed_appointment', 'disconnected', 'active_account'] as const)(
    'the block by %s stays in the draft',
    by => {
      expect(eligibilityBlock(eligibilityFields(answer, { kind: 'blocked', by }))).toBe(by)
    },
  )

  test('the block by gas that cannot be added ends when gas is deselected', () => {
    expect(eligibilityBlock(eligibilityFields(answer, { kind: 'blocked', by: 'add_gas' }))).toBeNull()
  })

  test('a third account makes the applicant not eligible', () => {
    expect(eligibilityFields(answer, { kind: 'blocked', by: 'third_account' }).eligible).toBe(false)
  })
})
