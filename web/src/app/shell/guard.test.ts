import { flows } from '@open-account/domain/flow/flows'
import { expect, test } from 'vitest'
import { sessionKeys, writeSession } from '../../session/session.ts'
import { saveSignup, openStep } from '../../session/signup.ts'
import { guardStep } from './guard.ts'

const start = () => saveSignup({ domain: 'residential', type: 'personal', nanl: false, stateId: 'state' })
const steps = flows['residential/personal']
const stepAt = (step: string) => ({
  to: '/open-account/$domain/$type/$step',
  params: { domain: 'residential', type: 'personal', step },
})
const landing = (type: string) => ({
  to: '/open-account/$domain/$type',
  params: { domain: 'residential', type },
})

test('without a session a step redirects to the start of its flow', () => {
  expect(guardStep('residential', 'personal', 'premises')).toEqual(landing('personal'))
})

test('a step of a flow that was not started redirects to the start of that flow', () => {
  start()
  expect(guardStep('residential', 'company', 'premises')).toEqual(landing('company'))
})

test('the first step may be entered, and a step ahead redirects to it', () => {
  start()
  expect(guardStep('residential', 'personal', 'premises')).toBeNull()
  expect(guardStep('residential', 'personal', 'confirmation')).toEqual(stepAt('premises'))
})

test('every step up to the furthest one may be entered', () => {
  start()
  openStep(steps, 'utilities')
  for (const step of ['premises', 'particulars', 'utilities']) {
    expect(guardStep('residential', 'personal', step)).toBeNull()
  }
  expect(guardStep('residential', 'personal', 'confirmation')).toEqual(stepAt('utilities'))
})

test('going back does not close a step that was reached', () => {
  start()
  openStep(steps, 'utilities')
  openStep(steps, 'premises')
  expect(guardStep('residential', 'personal', 'utilities')).toBeNull()
})

test('a step that the flow does not have redirects to its first step', () => {
  start()
  expect(guardStep('residential', 'personal', 'payment')).toEqual(stepAt('premises'))
})

test.each([
  ['but not paid', sessionKeys.payment],
  ['but not signed', sessionKeys.unattached],
])('an application that is accepted %s redirects to its last step', (_what, key) => {
  saveSignup({ domain: 'commercial', type: 'personal', nanl: false, stateId: 'state' })
  openStep(flows['commercial/personal'], 'payment')
  writeSession(key, '{}')
  expect(guardStep('commercial', 'personal', 'payment')).toBeNull()
  expect(guardStep('commercial', 'personal', 'premises')).toMatchObject({ params: { step: 'payment' } })
})
