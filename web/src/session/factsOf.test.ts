import { expect, test } from 'vitest'
import { factsOfResident, residentWith } from '../../test/applicant.ts'

const draft = residentWith({ review: { ebill: true, ebill_verified: false } })

test.each([
  ['normal', true],
  ['mobile', false],
  ['kiosk', false],
] as const)('in %s mode a chosen e-bill counts: %s', (mode, counts) => {
  expect(factsOfResident(draft, { mode }).emailBill).toBe(counts)
})
