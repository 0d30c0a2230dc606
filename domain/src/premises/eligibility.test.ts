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

const goesOn: EligibilityOutcome = { kind: 'continue', thirdAccount: false, ownershipProofRequired: false }
const goesOnWithProof: EligibilityOutcome = {
  kind: 'continue',
  thirdAccount: true,
  ownershipProofRequired: true,
}
const blockedBy = (by: (EligibilityOutcome & { kind: 'blocked' })['by']): EligibilityOutcome => ({
  kind: 'blocked',
  by,
})

test.each<[string, Partial<EligibilityCheck>, Partial<ApplicationFacts>, EligibilityOutcome]>([
  ['an eligible owner continues', {}, {}, goesOn],
  ['an eligible tenant continues', {}, { occupancy: 'tenant' }, goesOn],
  ['a third account as owner continues with proof of ownership', third, {}, goesOnWithProof],
  ['a third account as tenant is blocked', third, { occupancy: 'tenant' }, blockedBy('third_account')],
  ['a company tenant continues', third, { type: 'company', occupancy: 'tenant' }, goesOn],
  ['a company owner continues without proof', third, { type: 'company' }, goesOn],
  ['commercial accounts are not counted', third, { domain: 'commercial', occupancy: 'tenant' }, goesOn],
  [
    'a missed appointment blocks',
    { ...existing, has_missed_appointment: true },
    {},
    blockedBy('missed_appointment'),
  ],
  ['a disconnection blocks', { ...existing, is_disconnected: true }, {}, blockedBy('disconnected')],
  ['gas that cannot be added blocks', { ...existing, available_gas: 'N' }, withGas, blockedBy('add_gas')],
  [
    'without gas asked, the active account blocks',
    { ...existing, available_gas: 'N' },
    {},
    blockedBy('active_account'),
  ],
  [
    'gas that can be added leaves the active account',
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
    'a new customer has missed nothing',
    { has_missed_appointment: true, is_disconnected: true, available_gas: 'N' },
    withGas,
    goesOn,
  ],
  [
    'a missed appointment is told before a disconnection',
    { ...existing, has_missed_appointment: true, is_disconnected: true },
    {},
    blockedBy('missed_appointment'),
  ],
  [
    'the third account is told before what stands at the premises',
    { ...third, ...existing, has_missed_appointment: true },
    { occupancy: 'tenant' },
    blockedBy('third_account'),
  ],
])('%s', (_rule, answer, facts, outcome) => {
  expect(eligibilityOutcome({ ...fine, ...answer }, factsWith(facts))).toEqual(outcome)
})

test('whoever has an account at the premises never goes on', () => {
  fc.assert(
    fc.property(anyFacts, fc.boolean(), (facts, eligible) => {
      expect(eligibilityOutcome({ ...fine, ...existing, eligible }, facts).kind).toBe('blocked')
    }),
  )
})
