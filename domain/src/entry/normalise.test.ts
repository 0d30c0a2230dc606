import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../../vectors/normalise.json' with { type: 'json' }
import { formatSlashedDate } from '../time/slashedDate.ts'
import { displayDate } from '../time/displayDate.ts'
import { normalise, normaliseFloorAndUnit, type NormalisedKind } from './normalise.ts'

type FloorAndUnit = Parameters<typeof normaliseFloorAndUnit>[0]

const isKind = (kind: string): kind is NormalisedKind => kind in normalise
const kinds = Object.keys(normalise).filter(isKind)

const normalised = (kind: string, typed: string | FloorAndUnit): string | FloorAndUnit => {
  if (typeof typed !== 'string') return normaliseFloorAndUnit(typed)
  if (!isKind(kind)) throw new Error(`No function normalises the kind ${kind}`)
  return normalise[kind](typed)
}

describe('vectors of typed values', () => {
  test.each(vectors)(
    'of the kind $kind, $typed becomes $normalised',
    ({ kind, typed, normalised: expected }) => {
      expect(normalised(kind, typed)).toEqual(expected)
    },
  )

  test.each([...kinds, 'floorAndUnit'])('the kind %s has vectors', kind => {
    expect(vectors.some(vector => vector.kind === kind)).toBe(true)
  })
})

/** Any text, and texts like those that people type: pieces of the vectors. */
const typedText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...vectors.flatMap(({ typed }) =>
          typeof typed === 'string' ? typed.split(/\b/) : Object.values(typed),
        ),
        ' ',
        '#',
        '-',
        '‑',
        '　',
      ),
      { maxLength: 6 },
    )
    .map(pieces => pieces.join('')),
)

describe('normalising twice is the same as normalising once', () => {
  test.each(kinds)('a value of the kind %s', kind => {
    fc.assert(
      fc.property(typedText, typed => {
        const once = normalise[kind](typed)
        expect(normalise[kind](once)).toBe(once)
      }),
    )
  })

  test('a floor and a unit', () => {
    fc.assert(
      fc.property(typedText, typedText, (floor, unit) => {
        const once = normaliseFloorAndUnit({ floor, unit })
        expect(normaliseFloorAndUnit(once)).toEqual(once)
      }),
    )
  })
})

const matching = (shape: RegExp) => fc.stringMatching(shape)
const phoneNumber = matching(/^[0-9]{8}$/)
const postalCode = matching(/^[0-9]{6}$/)
const blockNumber = matching(/^[1-9][0-9]{0,3}[A-Z]?$/)
const floor = matching(/^[A-Z0-9]{1,3}$/)
const unit = matching(/^[0-9]{1,4}(\/[0-9]{1,4})?$/)
const nric = matching(/^[STFGM][0-9]{7}[A-Z]$/)
const date = fc
  .integer({ min: 0, max: 55_000 })
  .map(days => Temporal.PlainDate.from('1900-01-01').add({ days }))
const personName = matching(/^[A-Za-z]+([ ,()/\-.'@][A-Za-z]+){0,4}$/)
const email = matching(
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,10}(\.[A-Za-z0-9]{1,5})?@([a-z0-9]{1,8}\.){1,2}[a-z]{2,4}$/,
)
const reference = matching(/^[A-Za-z0-9\-/&]{1,20}$/)
const wholeNumber = matching(/^[0-9]{1,9}$/)
const lineOfText = matching(/^[\x21-\x7e]([\x20-\x7e]{0,40}[\x21-\x7e])?$/)

describe('a valid value is never changed', () => {
  test.each<[NormalisedKind, fc.Arbitrary<string>]>([
    ['phone', phoneNumber],
    ['postalCode', postalCode],
    ['block', blockNumber],
    ['block', matching(/^[0-9][A-Z0-9'@,.()\-/]*$/)],
    ['identityNumber', nric],
    ['identityNumber', matching(/^([0-9]{8}|[0-9]{9}|[TSR][0-9]{2}[A-Z]{2}[0-9]{4})[A-Z]$/)],
    ['date', date.map(formatSlashedDate)],
    ['name', personName],
    ['email', email],
    ['reference', reference],
    ['supplyApplicationNumber', wholeNumber],
    ['cubicMetres', wholeNumber],
    ['kilowattHours', matching(/^[0-9]{1,9}(\.[0-9]{1,3})?$/)],
    ['days', wholeNumber],
    ['line', lineOfText],
    ['companyName', lineOfText.map(text => text.toUpperCase())],
    ['description', lineOfText],
  ])('of the kind %s', (kind, valid) => {
    fc.assert(
      fc.property(valid, value => {
        expect(normalise[kind](value)).toBe(value)
      }),
    )
  })

  test('a floor and a unit', () => {
    fc.assert(
      fc.property(floor, unit, (validFloor, validUnit) => {
        const pair = { floor: validFloor, unit: validUnit }
        expect(normaliseFloorAndUnit(pair)).toEqual(pair)
      }),
    )
  })
})

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0))
const inGroups = (digits: string, sign: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, sign)
const parts = (text: string, shape: RegExp) => shape.exec(text)?.slice(1) ?? []

describe('each way of writing gives the value', () => {
  type Way = (value: string) => string
  test.each<[NormalisedKind, fc.Arbitrary<string>, readonly Way[]]>([
    [
      'phone',
      phoneNumber,
      [
        value => parts(value, /(.{4})(.{4})/).join(' '),
        value => parts(value, /(.{4})(.{4})/).join('-'),
        value => `+65 ${parts(value, /(.{4})(.{4})/).join(' ')}`,
        value => `65${value}`,
        value => `(65)${value}`,
        fullWidth,
      ],
    ],
    [
      'postalCode',
      postalCode,
      [
        value => parts(value, /(.{3})(.{3})/).join(' '),
        value => `S${value}`,
        value => `S(${value})`,
        value => `Singapore ${value}`,
        fullWidth,
      ],
    ],
    [
      'block',
      blockNumber,
      [
        value => `Blk ${value}`,
        value => `BLK${value}`,
        value => value.toLowerCase(),
        value => parts(value, /(\d+)(.*)/).join(' '),
        fullWidth,
      ],
    ],
    [
      'identityNumber',
      nric,
      [
        value => value.toLowerCase(),
        value => parts(value, /(.)(.{7})(.)/).join(' '),
        value => parts(value, /(.)(.{7})(.)/).join('-'),
        fullWidth,
      ],
    ],
    [
      'date',
      date.map(formatSlashedDate),
      [
        value => value.replaceAll('/', ''),
        value => value.replaceAll('/', '.').replaceAll(/\b0/g, ''),
        value => value.replaceAll('/', '-'),
        value => value.replaceAll('/', ' '),
        value => value.split('/').toReversed().join('-'),
        value => displayDate(Temporal.PlainDate.from(value.split('/').toReversed().join('-'))),
        fullWidth,
      ],
    ],
    [
      'name',
      personName,
      [
        value => value.replaceAll("'", '’'),
        value => value.replaceAll("'", '‘'),
        value => `  ${value.replaceAll(' ', '   ')} `,
        fullWidth,
      ],
    ],
    [
      'email',
      email,
      [
        value => ` ${value} `,
        value => `${value}.`,
        value => `${value},`,
        value => value.replace(/@.*/, domain => domain.toUpperCase()),
      ],
    ],
    [
      'cubicMetres',
      matching(/^[1-9][0-9]{0,8}$/),
      [
        value => inGroups(value, ','),
        value => `${inGroups(value, ' ')} m3`,
        value => `${value} m³`,
        fullWidth,
      ],
    ],
    [
      'kilowattHours',
      matching(/^[1-9][0-9]{0,8}$/),
      [value => inGroups(value, ','), value => `${inGroups(value, ' ')} kWh`],
    ],
    ['days', wholeNumber, [value => `${value} days`]],
    [
      'description',
      matching(/^[a-z0-9]+( [a-z0-9]+){1,5}$/),
      [value => value.replaceAll(' ', '\n'), value => value.replaceAll(' ', ' \r\n')],
    ],
  ])('of the kind %s', (kind, values, ways) => {
    fc.assert(
      fc.property(values, fc.constantFrom(...ways), (value, way) => {
        expect(normalise[kind](way(value))).toBe(value)
      }),
    )
  })

  test('a floor and a unit', () => {
    const ways: readonly ((pair: FloorAndUnit) => FloorAndUnit)[] = [
      pair => ({ floor: `#${pair.floor}`, unit: `#${pair.unit}` }),
      pair => ({ floor: `#${pair.floor}-${pair.unit}`, unit: '' }),
      pair => ({ floor: `${pair.floor}-${pair.unit}`, unit: '' }),
      pair => ({ floor: '', unit: `#${pair.floor}-${pair.unit}` }),
      pair => ({ floor: '', unit: `${pair.floor}-${pair.unit}` }),
    ]
    fc.assert(
      fc.property(floor, unit, fc.constantFrom(...ways), (writtenFloor, writtenUnit, way) => {
        const pair = { floor: writtenFloor, unit: writtenUnit }
        expect(normaliseFloorAndUnit(way(pair))).toEqual(pair)
      }),
    )
  })
})
