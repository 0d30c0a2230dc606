import { describe, expect, test } from 'vitest'
import { normalise, normaliseFloorAndUnit } from './normalise.ts'

type Kind = keyof typeof normalise

describe('a typed value', () => {
  test.each<[Kind, string, string]>([
    ['postalCode', '310145', '310145'],
    ['postalCode', '310 145', '310145'],
    ['postalCode', ' S310145 ', '310145'],
    ['postalCode', 'S(310145)', '310145'],
    ['postalCode', 'Singapore 310145', '310145'],
    ['postalCode', '３１０１４５', '310145'],
    ['block', 'Blk 145', '145'],
    ['block', 'BLK145A', '145A'],
    ['block', 'Block 145', '145'],
    ['block', 'blk. 145', '145'],
    ['block', '145 a', '145A'],
    ['block', "1.2(3)-4/5,6@7'8", "1.2(3)-4/5,6@7'8"],
    ['description', ' Street light 12\nopposite 145 ', 'Street light 12 opposite 145'],
    ['description', 'Street light 12 \r\n\r\n opposite 145', 'Street light 12 opposite 145'],
    ['description', 'Two  spaces', 'Two  spaces'],
  ])('of the kind %s, %j, becomes %j', (kind, entered, expected) => {
    expect(normalise[kind](entered)).toBe(expected)
  })

  test.each<[Kind, string]>([
    ['postalCode', '12345'],
    ['postalCode', '12345a'],
    ['postalCode', 'T310145'],
    ['block', 'BLOCKHOUSE'],
    ['block', 'BLK'],
    ['block', '1_2'],
    ['description', 'Café at the corner'],
  ])('of the kind %s, %j, stays as it is', (kind, entered) => {
    expect(normalise[kind](entered)).toBe(entered)
  })

  test.each([
    ['09', '128', '09', '128'],
    ['#09', '#128', '09', '128'],
    ['#09-128', '', '09', '128'],
    ['', '09-128', '09', '128'],
    ['05', '#09 - 128', '09', '128'],
    ['B1', '12/13', 'B1', '12/13'],
    ['#B1-12/13', '', 'B1', '12/13'],
    ['', '', '', ''],
    ['0 9', '12', '0 9', '12'],
  ])('of floor %j and unit %j becomes %j and %j', (floor, unit, expectedFloor, expectedUnit) => {
    expect(normaliseFloorAndUnit({ floor, unit })).toEqual({ floor: expectedFloor, unit: expectedUnit })
  })

  test.each(Object.keys(normalise) as Kind[])(
    'of the kind %s does not change when it is normalised again',
    kind => {
      for (const entered of ['Blk 145 a', 'S(310 145)', '#09-128', 'a\n\nb', ''])
        expect(normalise[kind](normalise[kind](entered))).toBe(normalise[kind](entered))
    },
  )
})
