import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'

test.each([
  [
    'signup',
    ['isNanl', 'signature_file_id', 'ebill', 'ebill_verified', 'enable_paper_bill', 'tensionRetrieval'],
  ],
  ['premises', ['nanl', 'chilled_water', 'town_gas']],
  ['personal_information', ['proof_of_ownership']],
  ['review', ['poo', 'docs', 'npop', 'nasd', 'nanl', 'isPooRequired', 'isEilRequired']],
] as const)('the slice %s contains no copy of a field of another slice', (slice, copies) => {
  const fields = Object.keys(emptyDraft('residential')[slice])
  expect(fields.filter(field => copies.some(copy => copy === field))).toEqual([])
  expect(fields.length).toBeGreaterThan(0)
})
