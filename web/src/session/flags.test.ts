import type { FlagName } from '@open-account/contracts/flags'
import { describe, expect, test } from 'vitest'
import { type Flags, flagMessage, isDomainOffered, isFlagActive, maintenanceFlag } from './flags.ts'

const fallback: Flags = { kind: 'fallback' }
const answer = (active: Partial<Record<FlagName, boolean>>): Flags => ({
  kind: 'answer',
  answer: Object.fromEntries(
    Object.entries(active).map(([name, on]) => [name, { active: on, message: `${name} says` }]),
  ),
})

describe('flags without a response', () => {
  test.each<FlagName>(['oa-maintenance', 'maintenance', 'pre-oa-maintenance'])('%s', name => {
    expect(isFlagActive(fallback, name)).toBe(true)
    expect(flagMessage(fallback, name)).toBe('')
  })

  test.each<FlagName>([
    'bypass-new-email-oa',
    'oa-bypass-otp',
    'e-signature-web',
    'e-signature-kiosk',
    'oa-livechat',
    'oa-high-tension',
  ])('%s is active only by a response', name => {
    expect(isFlagActive(fallback, name)).toBe(false)
    expect(isFlagActive(answer({ [name]: true }), name)).toBe(true)
  })
})

test('nothing is under maintenance before the first response and on the internal host', () => {
  expect(maintenanceFlag({ kind: 'none' })).toBeNull()
})

test.each<[Partial<Record<FlagName, boolean>>, FlagName | null]>([
  [{ 'oa-maintenance': true }, 'oa-maintenance'],
  [{ maintenance: true }, 'maintenance'],
  [{ 'oa-maintenance': false, maintenance: false }, null],
])('either maintenance flag stops the service: %o', (active, expected) => {
  expect(maintenanceFlag(answer(active))).toBe(expected)
})

test('a domain is offered unless its flag is inactive', () => {
  expect(isDomainOffered(answer({}), 'residential')).toBe(true)
  expect(isDomainOffered(answer({ 'oa-commercial': false }), 'commercial')).toBe(false)
  expect(isDomainOffered(fallback, 'commercial')).toBe(true)
})
