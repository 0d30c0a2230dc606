import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts } from '../../test/facts.ts'
import { type Step, steps, visibleSteps } from './flows.ts'
import { allowedStep, indexOfStep, lastIndex, nextStep, previousStep } from './progress.ts'

const resident = visibleSteps({ domain: 'residential', type: 'personal', identityData: false })

test('maxStep is the length of the flow minus 1', () => {
  expect(lastIndex(resident)).toBe(3)
})

test.each<[Step, number]>([
  ['premises', 0],
  ['confirmation', 3],
  ['payment', -1],
])('the index of %s is %i', (step, index) => {
  expect(indexOfStep(resident, step)).toBe(index)
})

test.each<[string, Step, number, Step]>([
  ['a reached step', 'particulars', 2, 'particulars'],
  ['the furthest step', 'utilities', 2, 'utilities'],
  ['a jump ahead', 'confirmation', 1, 'particulars'],
  ['a step of another flow', 'payment', 1, 'particulars'],
  ['any step of a new session', 'utilities', 0, 'premises'],
  ['a furthest step recorded in a longer flow', 'payment', 9, 'confirmation'],
  ['an impossible furthest step', 'utilities', -1, 'premises'],
])('%s: a request for %s with the furthest step %i leads to %s', (_what, requested, furthest, allowed) => {
  expect(allowedStep(resident, requested, furthest)).toBe(allowed)
})

test('the first step has no previous one and the last no next one', () => {
  expect(previousStep(resident, 'premises')).toBeNull()
  expect(nextStep(resident, 'confirmation')).toBeNull()
})

test('a step that is not part of the flow has no neighbours', () => {
  expect(nextStep(resident, 'payment')).toBeNull()
  expect(previousStep(resident, 'payment')).toBeNull()
})

test('an allowed step is visible and never beyond the furthest', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...steps), fc.nat(9), (facts, requested, furthest) => {
      const visible = visibleSteps(facts)
      const index = indexOfStep(visible, allowedStep(visible, requested, furthest))
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThanOrEqual(furthest)
    }),
  )
})
