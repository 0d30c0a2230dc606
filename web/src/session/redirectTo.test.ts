import { afterEach, expect, test, vi } from 'vitest'
import { markRedirect, redirectMark } from '../http/api/markRedirect.ts'
import { sessionKeys, writeSession } from './session.ts'
import { redirectTo } from './redirectTo.ts'

afterEach(() => {
  markRedirect(false)
})

test.each([
  ['normal', 'assign'],
  ['mobile', 'assign'],
  ['kiosk', 'replace'],
] as const)('in %s mode the redirect uses %s', (mode, way) => {
  const ways = {
    assign: vi.fn<(address: string) => void>(),
    replace: vi.fn<(address: string) => void>(),
  }
  writeSession(sessionKeys.mode, mode)
  redirectTo('/oidc/myinfo/authorize/state-7/00000', ways)
  expect(ways[way]).toHaveBeenCalledExactlyOnceWith('/oidc/myinfo/authorize/state-7/00000')
  expect(ways[way === 'assign' ? 'replace' : 'assign']).not.toHaveBeenCalled()
  expect(document.documentElement.hasAttribute(redirectMark)).toBe(true)
})
