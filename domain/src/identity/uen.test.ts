import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUenValid, isUenWellFormed } from './uen.ts'
import { uenEntityTypes } from './uenEntityTypes.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

const twoDigitYear = fc.integer({ min: 0, max: 26 }).map(year => String(year).padStart(2, '0'))
const withoutCheckLetter = {
  business: fc.stringMatching(/^\d{8}$/),
  'local company': fc
    .tuple(fc.integer({ min: 1900, max: 2026 }), fc.stringMatching(/^\d{5}$/))
    .map(parts => parts.join('')),
  'public body or other entity': fc
    .tuple(
      fc.constantFrom('T', 'S', 'R'),
      twoDigitYear,
      fc.constantFrom(...uenEntityTypes),
      fc.stringMatching(/^\d{4}$/),
    )
    .map(parts => parts.join('')),
}

const checkLettersOf = (start: string) => letters.filter(letter => isUenWellFormed(start + letter, today))

describe('a UEN', () => {
  test.each(['53333286M', '00192200M', '201608355W', 'T08LL0003B', 'T16UF4146J', 'S85FC3621C'])(
    '%s is valid',
    uen => {
      expect(isUenValid(uen, today)).toBe(true)
    },
  )

  test.each([
    ['has a wrong check letter', '200012345A'],
    ['starts with another letter than T, S or R', 'W23LL6789H'],
    ['has an entity type that is not on the list', 'T02WW6789H'],
    ['has a letter among its digits', 'T02LL6W89H'],
    ['has no check letter', '123456789'],
    ['is too long', '201608355WD'],
    ['is in lower case', '53333286m'],
    ['is empty', ''],
  ])('that %s is not valid', (_, uen) => {
    expect(isUenValid(uen, today)).toBe(false)
  })

  test.each([
    ['of a local company', '201608355W', '2015-12-31', '2016-01-01'],
    ['that starts with T', 'T16UF4146J', '2015-12-31', '2016-01-01'],
  ])('%s is not valid before its year', (_, uen, yearBefore, firstDay) => {
    expect(isUenValid(uen, Temporal.PlainDate.from(yearBefore))).toBe(false)
    expect(isUenValid(uen, Temporal.PlainDate.from(firstDay))).toBe(true)
  })

  test('that the register confirms may have an unlisted entity type, but no wrong check letter', () => {
    const start = 'T02WW6789'
    const [checkLetter] = checkLettersOf(start)
    expect(isUenWellFormed(`${start}${checkLetter}`, today)).toBe(true)
    expect(isUenValid(`${start}${checkLetter}`, today)).toBe(false)
    expect(isUenWellFormed('200012345A', today)).toBe(false)
  })

  test.each(Object.entries(withoutCheckLetter))('of a %s has exactly one check letter', (_, starts) => {
    fc.assert(
      fc.property(starts, start => {
        expect(checkLettersOf(start)).toHaveLength(1)
      }),
    )
  })

  test.each(Object.entries(withoutCheckLetter))(
    'of a %s with a single digit changed is never valid',
    (_, starts) => {
      fc.assert(
        fc.property(starts, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (start, at, step) => {
          fc.pre(/^\d$/.test(start.charAt(at)))
          const changed = start.slice(0, at) + String((Number(start[at]) + step) % 10) + start.slice(at + 1)
          const [checkLetter] = checkLettersOf(start)
          expect(isUenWellFormed(`${changed}${checkLetter}`, today)).toBe(false)
        }),
      )
    },
  )
})

test('there are 45 entity types, each of two letters', () => {
  expect(uenEntityTypes.size).toBe(45)
  expect([...uenEntityTypes].every(type => /^[A-Z]{2}$/.test(type))).toBe(true)
})
