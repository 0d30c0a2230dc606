import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts, factsWith, onlyServices } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { type EligibilityCheck, type EligibilityOutcome, eligibilityOutcome } from './eligibility.ts'

const fine: EligibilityCheck = {
  eligible: true,
  is_new_customer: true,
  has_missed_appointment: false,
  is_disconnected: false,
  available_gas: null,
}
const third = { eligible: false }
const existing = { is_new_customer: false }
const withGas = { services: onlyServices('electricity', 'water', 'gas') }

const continues: EligibilityOutcome = { kind: 'continue', thirdAccount: false, ownershipProofRequired: false }
const continuesWithProof: EligibilityOutcome = {
  kind: 'continue',
  thirdAccount: true,
  ownershipProofRequired: true,
}
const blockedBy = (by: (EligibilityOutcome & { kind: 'blocked' })['by']): EligibilityOutcome => ({
  kind: 'blocked',
  by,
})

test.each<[string, Partial<EligibilityCheck>, Partial<ApplicationFacts>, EligibilityOutcome]>([
  ['an eligible owner continues', {}, {}, continues],
  ['an eligible tenant continues', {}, { occupancy: 'tenant' }, continues],
  ['a third account as owner continues with proof of ownership', third, {}, continuesWithProof],
  ['a third account as tenant is blocked', third, { occupancy: 'tenant' }, blockedBy('third_account')],
  ['a company tenant continues', third, { type: 'company', occupancy: 'tenant' }, continues],
  ['a company owner continues without proof', third, { type: 'company' }, continues],
  ['commercial accounts are not counted', third, { domain: 'commercial', occupancy: 'tenant' }, continues],
  [
    'a missed appointment blocks',
    { ...existing, has_missed_appointment: true },
    {},
    blockedBy('missed_appointment'),
  ],
  ['a disconnection blocks', { ...existing, is_disconnected: true }, {}, blockedBy('disconnected')],
  ['gas that cannot be added blocks', { ...existing, available_gas: 'N' }, withGas, blockedBy('add_gas')],
  [
    'the active account blocks where no gas is chosen',
    { ...existing, available_gas: 'N' },
    {},
    blockedBy('active_account'),
  ],
  [
    'the active account blocks where gas can be added',
    { ...existing, available_gas: 'Y' },
    withGas,
    blockedBy('active_account'),
  ],
  ['an active account blocks', existing, {}, blockedBy('active_account')],
  ['an active account blocks a company as well', existing, { type: 'company' }, blockedBy('active_account')],
  [
    'an active account blocks commercial premises as well',
    existing,
    { domain: 'commercial' },
    blockedBy('active_account'),
  ],
  [
    'a new customer continues in spite of other flags',
    { has_missed_appointment: true, is_disconnected: true, available_gas: 'N' },
    withGas,
    continues,
  ],
  [
    'a missed appointment has priority over a disconnection',
    { ...existing, has_missed_appointment: true, is_disconnected: true },
    {},
    blockedBy('missed_appointment'),
  ],
  [
    'a third account has priority over an existing account',
    { ...third, ...existing, has_missed_appointment: true },
    { occupancy: 'tenant' },
    blockedBy('third_account'),
  ],
])('%s', (_rule, answer, facts, outcome) => {
  expect(eligibilityOutcome({ ...fine, ...answer }, factsWith(facts))).toEqual(outcome)
})

test('an applicant with an account at the premises never continues', () => {
  fc.assert(
    fc.property(anyFacts, fc.boolean(), (facts, eligible) => {
      expect(eligibilityOutcome({ ...fine, ...existing, eligible }, facts).kind).toBe('blocked')
    }),
  )
})
