import { flows, visibleSteps } from '@open-account/domain/flow/flows'
import { describe, expect, test } from 'vitest'
import {
  followFlow,
  furthestStep,
  saveSignup,
  openStep,
  readSignup,
  setNonStandard,
  storedSteps,
} from './signup.ts'

const signup = { domain: 'residential', type: 'company', nanl: true, stateId: 'state-7' } as const
const storedEntries = () => Object.fromEntries(Object.entries(sessionStorage))

test('a start is saved under the specified keys with its specified flow', () => {
  saveSignup(signup)
  expect(storedEntries()).toEqual({
    isNanl: 'true',
    signupDomainType: 'residential/company',
    signupFlow: '["premises","particulars","review","upload","confirmation"]',
    signupStart: 'true',
    signupStateId: 'state-7',
    signupStep: '0',
  })
  expect(readSignup()).toEqual(signup)
})

test('another start resets the flow', () => {
  saveSignup(signup)
  openStep(flows['residential/company'].slice(0, 3), 'review')
  expect(storedSteps(signup).map(({ step }) => step)).toEqual(['premises', 'particulars', 'review'])
  expect(furthestStep()).toBe(2)
  saveSignup(signup)
  expect(storedSteps(signup)).toEqual(flows['residential/company'])
  expect(furthestStep()).toBe(0)
})

describe('a changed flow', () => {
  const stepsOf = (identityData: boolean | null) =>
    visibleSteps({ domain: 'residential', type: 'company', identityData })

  test('a changed flow is saved and stays open up to the first difference', () => {
    saveSignup(signup)
    openStep(stepsOf(false), 'upload')
    followFlow(stepsOf(true))
    expect(storedSteps(signup)).toEqual(stepsOf(true))
    expect(furthestStep()).toBe(1)
  })

  test('a change after the furthest step leaves it as it was', () => {
    saveSignup(signup)
    openStep(stepsOf(null), 'particulars')
    followFlow(stepsOf(false))
    expect(storedSteps(signup)).toEqual(stepsOf(false))
    expect(furthestStep()).toBe(1)
  })
})

test('the non-standard variant can be turned on later', () => {
  saveSignup({ ...signup, nanl: false })
  setNonStandard(true)
  expect(readSignup()?.nanl).toBe(true)
})

test.each(['signupStart', 'signupStateId', 'signupDomainType'])(
  'without %s no application is started',
  key => {
    saveSignup(signup)
    sessionStorage.removeItem(key)
    expect(readSignup()).toBeNull()
  },
)
