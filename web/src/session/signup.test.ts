import { flows, visibleSteps } from '@open-account/domain/flow/flows'
import { describe, expect, test } from 'vitest'
import {
  followFlow,
  furthestStep,
  keepSignup,
  openStep,
  readSignup,
  setNonStandard,
  storedSteps,
} from './signup.ts'

const signup = { domain: 'residential', type: 'company', nanl: true, stateId: 'state-7' } as const
const kept = () => Object.fromEntries(Object.entries(sessionStorage))

test('a start is kept under the names of the documents, its flow as it is printed', () => {
  keepSignup(signup)
  expect(kept()).toEqual({
    isNanl: 'true',
    signupDomainType: 'residential/company',
    signupFlow: '["premises","particulars","review","upload","confirmation"]',
    signupStart: 'true',
    signupStateId: 'state-7',
    signupStep: '0',
  })
  expect(readSignup()).toEqual(signup)
})

test('another start begins its flow anew', () => {
  keepSignup(signup)
  openStep(flows['residential/company'].slice(0, 3), 'review')
  expect(storedSteps(signup).map(({ step }) => step)).toEqual(['premises', 'particulars', 'review'])
  expect(furthestStep()).toBe(2)
  keepSignup(signup)
  expect(storedSteps(signup)).toEqual(flows['residential/company'])
  expect(furthestStep()).toBe(0)
})

describe('a flow that becomes another one', () => {
  const stepsOf = (identityData: boolean | null) =>
    visibleSteps({ domain: 'residential', type: 'company', identityData })

  test('is followed, and stays open as far as both go the same way', () => {
    keepSignup(signup)
    openStep(stepsOf(false), 'upload')
    followFlow(stepsOf(true))
    expect(storedSteps(signup)).toEqual(stepsOf(true))
    expect(furthestStep()).toBe(1)
  })

  test('stays as open as it was where the choice lies ahead', () => {
    keepSignup(signup)
    openStep(stepsOf(null), 'particulars')
    followFlow(stepsOf(false))
    expect(storedSteps(signup)).toEqual(stepsOf(false))
    expect(furthestStep()).toBe(1)
  })
})

test('the non-standard variant can be turned on later', () => {
  keepSignup({ ...signup, nanl: false })
  setNonStandard(true)
  expect(readSignup()?.nanl).toBe(true)
})

test.each(['signupStart', 'signupStateId', 'signupDomainType'])('without %s nothing is started', key => {
  keepSignup(signup)
  sessionStorage.removeItem(key)
  expect(readSignup()).toBeNull()
})
