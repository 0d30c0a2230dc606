import { describe, expect, test } from 'vitest'
import { type Appointment, calendarFile } from './calendarFile.ts'

const appointment: Appointment = {
  date: '20261125',
  slot: { start: '2026-11-25T09:00:00', end: '2026-11-25T12:00:00' },
  place: '145 LORONG 2 TOA PAYOH #09-128, Singapore 310145',
}
const linesOf = (change: Partial<Appointment> = {}) =>
  calendarFile({
    appId: 'OA-7F3K2QM9',
    appointment: { ...appointment, ...change },
    now: Temporal.Instant.from('2026-11-20T20:00:00.123Z'),
  }).split('\r\n')

test('a calendar file contains one event of this application, created now', () => {
  const lines = linesOf()
  expect(lines.slice(0, 7)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open Account//Appointment//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:OA-7F3K2QM9@open-account',
    'DTSTAMP:20261120T200000Z',
  ])
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

describe('the time of an appointment', () => {
  test('an appointment has its time in Singapore, eight hours ahead', () => {
    expect(linesOf()).toEqual(expect.arrayContaining(['DTSTART:20261125T010000Z', 'DTEND:20261125T040000Z']))
  })

  test('an appointment without a timeslot lasts all day, also at the end of a year', () => {
    expect(linesOf({ date: '20261231', slot: null })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    )
  })
})

test('only a calendar file with a timeslot contains the note to be present', () => {
  const description = (change: Partial<Appointment> = {}) =>
    linesOf(change).join('\r\n').replaceAll('\r\n ', '')
  expect(description()).toContain(
    String.raw`DESCRIPTION:Application ID OA-7F3K2QM9\nPlease arrange for someone to be present for the appointment.`,
  )
  expect(description({ slot: null })).toContain('DESCRIPTION:Application ID OA-7F3K2QM9\r\n')
})

test('special characters of a calendar file are escaped', () => {
  expect(linesOf({ place: 'Jetty 3; the "boat\\house",\nleft' })).toContain(
    String.raw`LOCATION:Jetty 3\; the "boat\\house"\,\nleft`,
  )
})

test('no line is longer than 75 bytes, and unfolding restores the text', () => {
  const place = `${'ä€😀'.repeat(40)} end`
  const lines = linesOf({ place })
  const sizes = lines.map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`)
})
