import { beforeEach, describe, expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { readDraft, saveDraft } from './draftStore.ts'
import { saveSignup } from './signup.ts'

const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
const start = (type: 'personal' | 'company') => {
  sessionStorage.clear()
  saveSignup({ domain: 'residential', type, nanl: false, stateId })
}
const company = (change: Partial<Draft['company_information']>) =>
  saveDraft(({ company_information }) => ({ company_information: { ...company_information, ...change } }))

describe('the eligibility result', () => {
  beforeEach(() => {
    start('personal')
    saveDraft(({ personal_information, signup, particulars }) => ({
      personal_information: { ...personal_information, nric_fin: 'S1234567D' },
      signup: { ...signup, isPooRequired: true },
      particulars: {
        ...particulars,
        eligibilityAskedWith: { nric_roc: 'S1234567D', premise_no: '', occupancy: '' },
      },
    }))
  })

  test('stays with an edit of something else', () => {
    saveDraft(({ bankruptcy }) => ({ bankruptcy: { ...bankruptcy, bankruptcy: true } }))
    expect(readDraft().signup.isPooRequired).toBe(true)
  })

  test.each<[edit: string, change: (draft: Draft) => Partial<Draft>]>([
    [
      'the NRIC',
      ({ personal_information: person }) => ({ personal_information: { ...person, nric_fin: 'S1234567' } }),
    ],
    ['the premises', ({ premises }) => ({ premises: { ...premises, premise_occupancy: 'tenant' } })],
  ])('an edit of %s on any step removes the eligibility result', (_, change) => {
    saveDraft(change)
    expect(readDraft().signup.isPooRequired).toBe(false)
    expect(readDraft().particulars.eligibilityAskedWith).toBeNull()
  })
})

describe('the source of a company name', () => {
  beforeEach(() => {
    start('company')
    company({ uen: '201500004E', company_name: 'LORONG TRADING', company_name_source: 'ACRA' })
  })

  test('editing the name removes its source', () => {
    company({ company_name: 'LORONG TRADE' })
    expect(readDraft().company_information.company_name_source).toBe('')
  })

  test('stays with an edit of something else', () => {
    saveDraft(({ representative }) => ({ representative: { ...representative, representative_name: 'Tan' } }))
    expect(readDraft().company_information.company_name_source).toBe('ACRA')
  })

  test('looking up the name sets its source', () => {
    company({ company_name: '', company_name_source: '' })
    company({ company_name: 'OTHER TRADING', company_name_source: 'ACRA' })
    expect(readDraft().company_information.company_name_source).toBe('ACRA')
  })
})

test('editing the address for bills does not carry its verification over', () => {
  start('personal')
  saveDraft(({ review }) => ({ review: { ...review, ebill: true, ebill_verified: true } }))
  saveDraft(({ personal_contact_information: contact }) => ({
    personal_contact_information: { ...contact, email: 'mei.ling.tan@example.sg' },
  }))
  expect(readDraft().review.ebill_verified).toBe(false)
})
