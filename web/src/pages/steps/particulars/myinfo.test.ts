import { afterEach, expect, test, vi } from 'vitest'
import { saveLinker, recordLinker } from '../../../session/analyticsLinker.ts'
import { identityAddress } from './myinfo.ts'

/** A visit with this query. */
const arriveWith = (query: string) => {
  history.replaceState(null, '', `/open-account/${query}`)
  recordLinker()
}

afterEach(() => {
  vi.unstubAllEnvs()
  arriveWith('')
})

const linker =
  '1*1x2y3z4*_ga*MTIzNDU2Nzg5MC4xNzAwMDAwMDAw*_ga_AB12CD34EF*MTcwMDAwMDAwMC4xLjEuMTcwMDAwMDA2MC4w..'

test.each([
  ['the linker that analytics appended to the way here', `?mode=normal&_gl=${linker}`, linker],
  ['00000 without one', '', '00000'],
  ['00000 in place of one that leads elsewhere', '?_gl=..%2F..%2Fhealth', '00000'],
])('the address of the identity service ends with %s', (_, query, end) => {
  arriveWith(query)
  expect(identityAddress('state-7')).toBe(`/oidc/myinfo/authorize/state-7/${end}`)
})

test('the linker survives a session clear and a refresh inside the wizard', () => {
  arriveWith(`?_gl=${linker}`)
  sessionStorage.clear()
  expect(identityAddress('state-7')).toContain(linker)
  saveLinker()
  arriveWith('')
  expect(identityAddress('state-7')).toContain(linker)
})

test('the identity service has the origin of the service', () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://service.example')
  expect(identityAddress('state-7')).toBe('https://service.example/oidc/myinfo/authorize/state-7/00000')
})
