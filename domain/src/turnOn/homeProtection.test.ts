import { expect, test } from 'vitest'
import { factsWith } from '../../test/facts.ts'
import { isHomeProtectionOffered } from './homeProtection.ts'

test.each([
  ['residential', 'personal', true],
  ['residential', 'company', true],
  ['commercial', 'personal', false],
  ['commercial', 'company', false],
] as const)(
  'whether free home-content protection is offered for %s premises, %s: %s',
  (domain, type, offered) => {
    expect(isHomeProtectionOffered(factsWith({ domain, type }))).toBe(offered)
  },
)
