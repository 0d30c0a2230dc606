import { expect, test } from 'vitest'
import type { ApplicantType, Domain, Mode } from './codes.ts'
import { type ModeCapabilities, modeCapabilities } from './modes.ts'

test.each<[Mode, Domain, ApplicantType, boolean]>([
  ['normal', 'residential', 'personal', true],
  ['normal', 'residential', 'company', true],
  ['normal', 'commercial', 'personal', true],
  ['normal', 'commercial', 'company', true],
  ['mobile', 'residential', 'personal', true],
  ['mobile', 'residential', 'company', false],
  ['mobile', 'commercial', 'personal', true],
  ['mobile', 'commercial', 'company', false],
  ['kiosk', 'residential', 'personal', true],
  ['kiosk', 'residential', 'company', false],
  ['kiosk', 'commercial', 'personal', true],
  ['kiosk', 'commercial', 'company', true],
])('in mode %s, particulars of %s %s applications may be typed: %s', (mode, domain, type, allowed) => {
  expect(modeCapabilities[mode].manualEntry[domain][type]).toBe(allowed)
})

test.each<Mode>(['normal', 'mobile', 'kiosk'])('%s offers both domains to both applicant types', mode => {
  expect(modeCapabilities[mode].offers).toEqual({
    residential: ['personal', 'company'],
    commercial: ['personal', 'company'],
  })
})

type Ability = Exclude<keyof ModeCapabilities, 'offers' | 'manualEntry'>

test.each<[Ability, unknown, unknown, unknown]>([
  ['source', 'W', 'M', 'K'],
  ['signatureFlag', 'e-signature-web', 'e-signature-web', 'e-signature-kiosk'],
  ['identityFailurePointsToForm', true, false, false],
  ['printsForm', true, true, false],
  ['externalLinks', true, true, false],
  ['phoneLinks', true, true, false],
  ['browserNote', true, false, false],
  ['emailBill', true, false, false],
  ['uploadsHere', true, true, false],
  ['severalFiles', false, false, true],
  ['endSession', false, false, true],
  ['sharedDevice', false, false, true],
  ['stepIndicatorOptional', false, false, true],
  ['embedded', false, true, false],
  ['returnToApp', false, true, false],
  ['keepsTransaction', true, true, false],
  ['paymentTerminal', false, false, true],
  ['signatureSwitchReplacesForm', true, true, false],
])('%s: normal %s, mobile %s, kiosk %s', (ability, normal, mobile, kiosk) => {
  expect([
    modeCapabilities.normal[ability],
    modeCapabilities.mobile[ability],
    modeCapabilities.kiosk[ability],
  ]).toEqual([normal, mobile, kiosk])
})
