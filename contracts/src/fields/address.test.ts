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

describe('a postal code is checked for digits first, then for its length', () => {
  test.each([
    ['', 'Postal Code is required'],
    ['12345a', 'Postal Code must be numeric'],
    ['12345', 'Postal Code must be 6 digits'],
    ['1234567', 'Postal Code must be 6 digits'],
    [' 310145 ', null],
  ])('%j: %s', (value, message) => expect(messageOf(postalCode, value)).toBe(message))
})

describe('a block has letters, digits and some signs, without spaces', () => {
  test.each([
    ['', 'House / Block No. is required'],
    ['BLK 12', 'Please enter valid House / Block No.'],
    ["12A-1'@,.()/", null],
  ])('%j: %s', (value, message) => expect(messageOf(block, value)).toBe(message))
})

describe('the messages of floor and unit list the accepted characters, also for the mailing address', () => {
  test.each([
    [floor, '#09', 'Floor accepts alphabets or numbers'],
    [mailFloor, '#09', 'Mail Floor accepts alphabets or numbers'],
    [unit, '#128', 'Unit accepts slash, alphabets and numbers'],
    [mailUnit, '#128', 'Mail Unit accepts slash, alphabets and numbers'],
    [floor, '', null],
    [floor, 'B1', null],
    [unit, '128/130', null],
  ])('%#: %j', (field, value, message) => expect(messageOf(field, value)).toBe(message))
})

describe('a street name is printable ASCII of at most 60 characters', () => {
  test.each([
    [streetName, '', 'Street Name is required'],
    [streetName, 'Jalan Besär', 'Please enter valid Street Name'],
    [streetName, 'x'.repeat(61), 'The Premises Street name should not be more than 60 characters'],
    [mailStreetName, 'x'.repeat(61), 'The Mail Street name should not be more than 60 characters'],
    [streetName, 'x'.repeat(60), null],
  ])('%#: %j', (field, value, message) => expect(messageOf(field, value)).toBe(message))
})

describe('a description has 10 to 500 characters after trimming', () => {
  test.each([
    ['   ', 'Please enter your Premises Description'],
    ['Straßenlaterne 12', 'Please enter valid Premises Description'],
    [`  ${'x'.repeat(9)}  `, 'The Premises Description should be more than 10 characters'],
    ['x'.repeat(501), 'The Premises Description should not be more than 500 characters'],
    ['x'.repeat(10), null],
    ['x'.repeat(500), null],
  ])('%j: %s', (value, message) => expect(messageOf(description, value)).toBe(message))
})

test('a hawker stall number may be empty', () => {
  expect(messageOf(hawkerStall, '')).toBeNull()
  expect(messageOf(hawkerStall, '01#23')).toBe(
    'Hawker Stall No. accepts dash, slash, ampersand, alphabets and numbers',
  )
})

describe('an optional field', () => {
  const field = orEmpty(postalCode)

  test('accepts spaces as empty', () => expect(field.parse('  ')).toBe(''))
  test('validates a value', () => expect(messageOf(field, '12a')).toBe('Postal Code must be numeric'))
  test('returns the normalised text', () => expect(field.parse(' 310145')).toBe('310145'))
})
