import { expect, test } from 'vitest'
import { wizardTitle } from './stepTitles.ts'

test.each([
  [
    'residential',
    'personal',
    false,
    'Open Utilities Account for Residential Premises',
    'Under Personal Name',
  ],
  ['residential', 'company', false, 'Open Utilities Account for Residential Premises', 'Under Company Name'],
  ['commercial', 'company', false, 'Open Utilities Account for Commercial Premises', 'Under Company Name'],
  [
    'residential',
    'personal',
    true,
    'Open Utilities Account for Non-Standard Residential Premises',
    'Under Personal Name',
  ],
  [
    'commercial',
    'personal',
    true,
    'Open Utilities Account for Non-Standard Commercial Premises',
    'Under Personal Name',
  ],
] as const)('the title of %s, %s, non-standard %s is %s', (domain, type, nanl, premises, name) => {
  expect(wizardTitle(domain, type, nanl)).toEqual({ premises, name })
})
