import { describe, expect, test } from 'vitest'
import { addressInLine } from './addressInLine.ts'
import { isBlock } from './block.ts'
import { isHawkerStall } from './hawkerStall.ts'
import { isPostalCode, isPostalCodeNumeric } from './postalCode.ts'
import { isStreetName } from './street.ts'
import { isFloor, isFloorUnitPair, isUnit } from './unit.ts'

describe('the parts of an address', () => {
  test.each([
    // postal code, six digits, numeric
    ['560123', true, true],
    ['000000', true, true],
    ['12345', false, true],
    ['1234567', false, true],
    ['12345a', false, false],
    ['56 123', false, false],
  ])('whether the postal code %j has six digits: %s, is numeric: %s', (postalCode, sixDigits, numeric) => {
    expect(isPostalCode(postalCode)).toBe(sixDigits)
    expect(isPostalCodeNumeric(postalCode)).toBe(numeric)
  })

  test.each([
    ['123A', true],
    ["1.2(3)-4/5,6@7'8", true],
    ['BLK 12', false],
    ['1#2', false],
    ['1_2', false],
    ['', false],
  ])('whether %j is a block: %s', (block, expected) => {
    expect(isBlock(block)).toBe(expected)
  })

  test.each([
    // text, floor, unit
    ['12A', true, true],
    ['B1', true, true],
    ['01/02', false, true],
    ['#01', false, false],
    ['1 2', false, false],
    ['', true, true],
  ])('whether %j is a floor: %s, a unit: %s', (text, floor, unit) => {
    expect(isFloor(text)).toBe(floor)
    expect(isUnit(text)).toBe(unit)
  })

  test.each([
    ['1', '2', true],
    ['', '', true],
    ['', '2', false],
    ['1', '', false],
  ])('whether floor %j and unit %j are a pair: %s', (floor, unit, expected) => {
    expect(isFloorUnitPair(floor, unit)).toBe(expected)
  })

  test.each([
    ["PIONEER ROAD (Int'l) #1", true],
    ['Café Road', false],
    ['  ', false],
    ['', false],
  ])('whether %j is a street name: %s', (street, expected) => {
    expect(isStreetName(street)).toBe(expected)
  })

  test.each([
    ['01-23/A&B', true],
    ['', true],
    ['1 2', false],
    ['#1', false],
  ])('whether %j is a hawker stall number: %s', (stall, expected) => {
    expect(isHawkerStall(stall)).toBe(expected)
  })
})

describe('an address in one line', () => {
  const flat = { block: '145', floor: '09', unit: '128', postalCode: '310145', country: 'Singapore' }
  test.each([
    [{ ...flat, street: 'LORONG 2 TOA PAYOH' }, '145 Lorong 2 Toa Payoh #09-128, Singapore 310145'],
    [{ ...flat, street: 'MacPherson Road', floor: '', unit: '' }, '145 MacPherson Road, Singapore 310145'],
    [{ ...flat, block: '', street: 'PO Box 7', floor: '', unit: '' }, 'PO Box 7, Singapore 310145'],
  ])('%o is shown as %s', (address, text) => {
    expect(addressInLine(address)).toBe(text)
  })
})
