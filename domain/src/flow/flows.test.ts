import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts } from '../../test/facts.ts'
import type { ApplicantType, Domain } from '../application/codes.ts'
import { flowIdOf, flows, type Step, steps, visibleSteps } from './flows.ts'
import { nextStep, previousStep } from './progress.ts'

const everyCompanyStep: readonly Step[] = ['premises', 'particulars', 'review', 'upload', 'confirmation']

test.each<[Domain, ApplicantType, boolean | null, readonly Step[]]>([
  ['residential', 'personal', null, ['premises', 'particulars', 'utilities', 'confirmation']],
  ['residential', 'personal', false, ['premises', 'particulars', 'utilities', 'confirmation']],
  ['residential', 'personal', true, ['premises', 'particulars', 'utilities', 'confirmation']],
  ['residential', 'company', null, everyCompanyStep],
  ['residential', 'company', false, ['premises', 'particulars', 'review', 'upload']],
  ['residential', 'company', true, ['premises', 'particulars', 'confirmation']],
  ['commercial', 'personal', null, ['premises', 'particulars', 'review', 'payment']],
  ['commercial', 'personal', false, ['premises', 'particulars', 'review', 'payment']],
  ['commercial', 'personal', true, ['premises', 'particulars', 'review', 'payment']],
  ['commercial', 'company', null, [...everyCompanyStep, 'payment']],
  ['commercial', 'company', false, ['premises', 'particulars', 'review', 'upload', 'payment']],
  ['commercial', 'company', true, ['premises', 'particulars', 'confirmation', 'payment']],
])('the steps of %s %s with identity data %s are %j', (domain, type, identityData, expected) => {
  expect(visibleSteps({ domain, type, identityData }).map(({ step }) => step)).toEqual(expected)
})

/** The steps on the way from the first one by Next. */
const walk = (visible: ReturnType<typeof visibleSteps>): readonly Step[] => {
  const reached: Step[] = []
  let current: Step | null = visible[0]?.step ?? null
  while (current !== null && reached.length <= steps.length) {
    reached.push(current)
    current = nextStep(visible, current)
  }
  return reached
}

test('Next leads from the first step through every visible one, in table order', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const visible = visibleSteps(facts)
      const table = flows[flowIdOf(facts)]
      expect(walk(visible)).toEqual(visible.map(({ step }) => step))
      expect(table.filter(row => visible.includes(row))).toEqual(visible)
    }),
  )
})

test('Back undoes Next on every step', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const visible = visibleSteps(facts)
      const afterNext = visible.slice(0, -1).map(({ step }) => nextStep(visible, step) ?? step)
      const andBack = afterNext.map(step => previousStep(visible, step))
      expect(andBack).toEqual(visible.slice(0, -1).map(({ step }) => step))
    }),
  )
})

test('every flow begins with premises and particulars, and every commercial one ends with payment', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const visible = visibleSteps(facts).map(({ step }) => step)
      expect(visible.slice(0, 2)).toEqual(['premises', 'particulars'])
      expect(visible.at(-1) === 'payment').toBe(facts.domain === 'commercial')
    }),
  )
})

test('a flow has each step at most once', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const visible = visibleSteps(facts).map(({ step }) => step)
      expect(new Set(visible).size).toBe(visible.length)
    }),
  )
})
