import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandLabel } from './bandLabel.ts'
import { bandOfGrade, capacityBands, capacityDeposit, numberOfBand } from './capacityBands.ts'
import { capacityCode, capacityGrade } from './capacityCode.ts'
import { dollars } from './money.ts'

describe('the deposit by electricity supply capacity', () => {
  test.each([
    [0.5, 450],
    [15, 450],
    [15.2, 1350],
    [16, 1350],
    [45, 1350],
    [46, 2100],
    [75, 2100],
    [76, 4050],
    [140, 4050],
    [141, 5100],
    [180, 5100],
    [181, 6600],
    [230, 6600],
    [231, 7950],
    [280, 7950],
    [281, 13_050],
    [460, 13_050],
    [461, 15_900],
    [560, 15_900],
    [561, 28_500],
    [1000, 28_500],
    [1000.1, 57_000],
    [1_000_000, 57_000],
  ])('for %d kVA is $%i', (kVA, amount) => {
    expect(capacityDeposit(kVA)).toBe(dollars(amount))
  })

  test.each([0, -1, NaN, Infinity])('is unknown for %d kVA', kVA => {
    expect(capacityDeposit(kVA)).toBeNull()
  })

  test('never falls as the capacity rises', () => {
    const capacity = fc.double({ min: 0.01, max: 5000, noNaN: true })
    fc.assert(
      fc.property(capacity, capacity, (one, other) => {
        const low = capacityDeposit(Math.min(one, other))
        const high = capacityDeposit(Math.max(one, other))
        expect(low).not.toBeNull()
        expect(high ?? 0).toBeGreaterThanOrEqual(low ?? 0)
      }),
    )
  })

  test('has bands without a gap between them', () => {
    expect(capacityBands.slice(1).map(({ from }) => from)).toEqual(
      capacityBands.slice(0, -1).map(({ to }) => to + 1),
    )
  })
})

describe('an electricity capacity code', () => {
  test.each([
    ['A_B_C_7', 7],
    ['A_B_C_2_9', 2],
    ['ELEC_CAP_CODE_11', 11],
    ['ELEC_CAP_CODE', null],
    ['ELEC_CAP_CODE_', null],
    ['ELEC_CAP_CODE_x', null],
    ['ELEC_CAP_CODE_0', null],
    ['', null],
  ])('%j has the grade %s', (code, grade) => {
    expect(capacityGrade(code)).toBe(grade)
  })

  test.each(capacityBands.map((band, index) => [index + 1, band] as const))(
    'of grade %i has the band of that grade',
    (grade, band) => {
      const read = capacityGrade(capacityCode(grade))
      expect(read).toBe(grade)
      expect(read === null ? null : bandOfGrade(read)).toBe(band)
    },
  )

  test.each([0, 12, -1])('of grade %i has no band', grade => {
    expect(bandOfGrade(grade)).toBeNull()
  })
})

test('the labels of bands are those of the tariff', () => {
  expect(capacityBands.map(bandLabel)).toEqual([
    'up to 15',
    '16-45',
    '46-75',
    '76-140',
    '141-180',
    '181-230',
    '231-280',
    '281-460',
    '461-560',
    '561-1,000',
    '1,001 and above',
  ])
})

test('the number of a band is the largest in its label', () => {
  expect(capacityBands.map(numberOfBand)).toEqual([15, 45, 75, 140, 180, 230, 280, 460, 560, 1000, 1001])
})
