import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts, factsWith } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { type Step, visibleSteps } from '../flow/flows.ts'
import { requiredFields } from './fields.ts'
import { requiredFieldsOnStep, stepsOfField } from './fieldSteps.ts'

const company = { type: 'company', residency: null } as const
const commercial = { domain: 'commercial' } as const

test.each<[string, Parameters<typeof stepsOfField>[0], Partial<ApplicationFacts>, readonly Step[]]>([
  ['a resident picks the date on utilities', 'turn_on_date', {}, ['utilities']],
  ['a company with typed particulars picks the date on review', 'turn_on_date', company, ['review']],
  [
    'a company with identity data picks the date on confirmation',
    'turn_on_date',
    { ...company, identityData: true },
    ['confirmation'],
  ],
  ['the OTP is checked on confirmation', 'ebill_otp', {}, ['confirmation']],
  ['a commercial person agrees to the terms on payment only', 'check_i_confirm', commercial, ['payment']],
  [
    'a commercial company with identity data agrees to the terms twice',
    'check_i_confirm',
    { ...commercial, ...company, identityData: true },
    ['confirmation', 'payment'],
  ],
  [
    'a residential company with typed particulars agrees to the terms on upload',
    'check_i_confirm',
    company,
    ['upload'],
  ],
])('%s', (_rule, field, facts, steps) => {
  expect(stepsOfField(field, factsWith(facts))).toEqual(steps)
})

test('every required field is on a visible step', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const shown = visibleSteps(facts).flatMap(({ step }) => requiredFieldsOnStep(step, facts))
      expect(shown).toEqual(expect.arrayContaining([...requiredFields(facts)]))
    }),
  )
})
