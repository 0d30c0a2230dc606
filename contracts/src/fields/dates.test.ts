import { describe, expect, test } from 'vitest'
import { messageOf } from '../../test/messageOf.ts'
import { dateOfBirth, dateOfIssue, isoDate, signedDate, timestamp, wireDate, wireTime } from './dates.ts'

const today = Temporal.PlainDate.from('2026-11-20')

describe('a date of birth is at least 18 years before today', () => {
  test.each([
    ['', 'Date of Birth is required'],
    ['31/02/1990', 'Date of Birth must be a real date, for example 27/03/1990'],
    ['21/11/2008', 'Applicant must be 18 years old or above'],
    ['20/11/2008', null],
    ['27.3.1990', null],
  ])('%j: %s', (value, message) => expect(messageOf(dateOfBirth(today), value)).toBe(message))
})

describe('a date of issue is not after today', () => {
  test.each([
    ['', 'Date of Issue is required'],
    ['tomorrow', 'Date of Issue must be a real date, for example 27/03/1990'],
    ['21/11/2026', 'Date of Issue cannot be in the future'],
    ['20/11/2026', null],
  ])('%j: %s', (value, message) => expect(messageOf(dateOfIssue(today), value)).toBe(message))
})

describe('dates and times on the wire exist and have their format', () => {
  test.each([
    ['a date', wireDate, '20261120', '20260231'],
    ['a date', wireDate, '19000101', '2026-11-20'],
    ['a time', wireTime, '235959', '240000'],
    ['a plain day', isoDate, '2028-02-29', '2027-02-29'],
    ['a timestamp', timestamp, '2026-12-01T09:00:00', '2026-12-01T09:00:00Z'],
    ['a date of signing', signedDate, '20/11/2026', '2026-11-20'],
    ['a date of signing', signedDate, ' 20/11/2026', '20.11.2026'],
  ])('%s accepts one value and refuses another: %#', (_, field, right, wrong) => {
    expect(field.safeParse(right).success).toBe(true)
    expect(field.safeParse(wrong).success).toBe(false)
  })
})
