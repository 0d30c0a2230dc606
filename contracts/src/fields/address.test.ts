import { describe, expect, test } from 'vitest'
import { messageOf } from '../../test/messageOf.ts'
import { block } from './block.ts'
import { description } from './description.ts'
import { floor, mailFloor } from './floor.ts'
import { hawkerStall } from './hawkerStall.ts'
import { orEmpty } from './orEmpty.ts'
import { postalCode } from './postalCode.ts'
import { mailStreetName, streetName } from './street.ts'
import { mailUnit, unit } from './unit.ts'

describe('a postal code is judged numeric first, then by its length', () => {
  test.each([
    ['', 'Postal Code is required'],
    ['12345a', 'Postal Code must be numeric'],
    ['12345', 'Postal Code must be 6 digits'],
    ['1234567', 'Postal Code must be 6 digits'],
    [' 310145 ', null],
  ])('%j: %s', (value, sentence) => expect(messageOf(postalCode, value)).toBe(sentence))
})

describe('a block has letters, digits and a few signs, without spaces', () => {
  test.each([
    ['', 'House / Block No. is required'],
    ['BLK 12', 'Please enter valid House / Block No.'],
    ["12A-1'@,.()/", null],
  ])('%j: %s', (value, sentence) => expect(messageOf(block, value)).toBe(sentence))
})

describe('floor and unit say which signs they accept, for the mailing address in its own name', () => {
  test.each([
    [floor, '#09', 'Floor accepts alphabets or numbers'],
    [mailFloor, '#09', 'Mail Floor accepts alphabets or numbers'],
    [unit, '#128', 'Unit accepts slash, alphabets and numbers'],
    [mailUnit, '#128', 'Mail Unit accepts slash, alphabets and numbers'],
    [floor, '', null],
    [floor, 'B1', null],
    [unit, '128/130', null],
  ])('%#: %j', (field, value, sentence) => expect(messageOf(field, value)).toBe(sentence))
})

describe('a street name is printable ASCII of at most 60 characters', () => {
  test.each([
    [streetName, '', 'Street Name is required'],
    [streetName, 'Jalan Besär', 'Please enter valid Street Name'],
    [streetName, 'x'.repeat(61), 'The Premises Street name should not be more than 60 characters'],
    [mailStreetName, 'x'.repeat(61), 'The Mail Street name should not be more than 60 characters'],
    [streetName, 'x'.repeat(60), null],
  ])('%#: %j', (field, value, sentence) => expect(messageOf(field, value)).toBe(sentence))
})

describe('a description has 10 to 500 characters, spaces around it not counted', () => {
  test.each([
    ['   ', 'Please enter your Premises Description'],
    ['Straßenlaterne 12', 'Please enter valid Premises Description'],
    [`  ${'x'.repeat(9)}  `, 'The Premises Description should be more than 10 characters'],
    ['x'.repeat(501), 'The Premises Description should not be more than 500 characters'],
    ['x'.repeat(10), null],
    ['x'.repeat(500), null],
  ])('%j: %s', (value, sentence) => expect(messageOf(description, value)).toBe(sentence))
})

test('a hawker stall number may be left out', () => {
  expect(messageOf(hawkerStall, '')).toBeNull()
  expect(messageOf(hawkerStall, '01#23')).toBe(
    'Hawker Stall No. accepts dash, slash, ampersand, alphabets and numbers',
  )
})

describe('a field that may be left empty', () => {
  const field = orEmpty(postalCode)

  test('accepts spaces as empty', () => expect(field.parse('  ')).toBe(''))
  test('judges what is given', () => expect(messageOf(field, '12a')).toBe('Postal Code must be numeric'))
  test('keeps the normalised text', () => expect(field.parse(' 310145')).toBe('310145'))
})
