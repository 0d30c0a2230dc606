import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNricValid, normaliseNric, residencyOf } from './nric.ts'

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** The valid numbers of a prefix and seven digits: one, with the right check letter. */
const validNric = fc
  .tuple(fc.constantFrom('S', 'T', 'F', 'G', 'M'), fc.stringMatching(/^\d{7}$/))
  .map(([prefix, digits]) => letters.map(letter => prefix + digits + letter).filter(isNricValid))

describe('an NRIC or FIN', () => {
  test.each(['S1234567D', 'T8890856I', 'F1612354N', 'G1166318X', 'M1234567K', 'M2424771J'])(
    '%s is valid',
    nric => {
      expect(isNricValid(nric)).toBe(true)
    },
  )

  test.each([
    ['has a wrong check letter', 'S1234567A'],
    ['has the check letter of another foreigner series', 'M2424723M'],
    ['has a prefix of no series', 'X1234567L'],
    ['is too short', 'S123456D'],
    ['is too long', 'S12345678D'],
    ['has text after it', 'S1234567DD'],
    ['has a space inside', 'S 1234567D'],
    ['is in lower case', 's1234567d'],
    ['is empty', ''],
  ])('that %s is not valid', (_, nric) => {
    expect(isNricValid(nric)).toBe(false)
  })

  test('has exactly one check letter for every prefix and seven digits', () => {
    fc.assert(
      fc.property(validNric, found => {
        expect(found).toHaveLength(1)
      }),
    )
  })

  test('with a single digit changed is never valid', () => {
    fc.assert(
      fc.property(
        validNric,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (found, at, step) => {
          const nric = found.join('')
          const digit = (Number(nric[at]) + step) % 10
          expect(isNricValid(nric.slice(0, at) + String(digit) + nric.slice(at + 1))).toBe(false)
        },
      ),
    )
  })

  test('with two different neighbouring digits swapped is never valid', () => {
    fc.assert(
      fc.property(validNric, fc.integer({ min: 1, max: 6 }), (found, at) => {
        const nric = found.join('')
        const [one, other] = [nric.charAt(at), nric.charAt(at + 1)]
        fc.pre(one !== other)
        expect(isNricValid(nric.slice(0, at) + other + one + nric.slice(at + 2))).toBe(false)
      }),
    )
  })

  test('is trimmed and stored in upper case', () => {
    expect(normaliseNric('  s1234567d ')).toBe('S1234567D')
  })
})

test.each([
  ['S1234567D', 'citizen_or_pr'],
  ['T8890856I', 'citizen_or_pr'],
  ['F1612354N', 'foreigner'],
  ['G1166318X', 'foreigner'],
  ['M1234567K', 'foreigner'],
  ['X', null],
  ['', null],
])('the residency of %j is %s', (nric, residency) => {
  expect(residencyOf(nric)).toBe(residency)
})
