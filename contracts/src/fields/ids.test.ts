import { describe, expect, test } from 'vitest'
import { linker, stateId } from './ids.ts'

describe('an analytics linker', () => {
  /** Analytics appends a checksum, then one name and one value per cookie. */
  const ofTwoCookies =
    '1*1x2y3z4*_ga*MTIzNDU2Nzg5MC4xNzAwMDAwMDAw*_ga_AB12CD34EF*MTcwMDAwMDAwMC4xLjEuMTcwMDAwMDA2MC4wLjAuMA..'

  test.each([
    ['none', '00000'],
    ['of two cookies', ofTwoCookies],
    ['as long as it may be', 'a'.repeat(512)],
  ])('is accepted: %s', (_, value) => expect(linker.safeParse(value).success).toBe(true))

  test.each([
    ['empty', ''],
    ['too long', 'a'.repeat(513)],
    ['another path', 'a/b'],
    ['the path above', '..'],
    ['a query', 'a?b'],
  ])('is refused: %s', (_, value) => expect(linker.safeParse(value).success).toBe(false))
})

test('an id is short and has no character with a meaning in an address', () => {
  expect(stateId.safeParse('wuTVrpPUBwl6uP1gfjTatA').success).toBe(true)
  expect(stateId.safeParse('a*b').success).toBe(false)
  expect(stateId.safeParse('a'.repeat(65)).success).toBe(false)
})
