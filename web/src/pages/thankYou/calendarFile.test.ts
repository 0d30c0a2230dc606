import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'
import type { Appointment } from '../../session/handover/handover.ts'

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

test('a calendar file is one event, made now, of this application', () => {
  const lines = linesOf()
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open Account//Appointment//EN',
    'BEGIN:VEVENT',
    'UID:OA-7F3K2QM9@open-account',
    'DTSTAMP:20261120T200000Z',
  ])
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

describe('an appointment stands in the calendar', () => {
  test('at its time in Singapore, which is eight hours ahead', () => {
    expect(linesOf()).toEqual(expect.arrayContaining(['DTSTART:20261125T010000Z', 'DTEND:20261125T040000Z']))
  })

  test('all day when there is no timeslot, also over the end of a year', () => {
    expect(linesOf({ date: '20261231', slot: null })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    )
  })
})

test('a calendar file asks for somebody to be present for a timeslot, and only then', () => {
  const description = (change: Partial<Appointment> = {}) =>
    linesOf(change).join('\r\n').replaceAll('\r\n ', '')
  expect(description()).toContain(
    String.raw`DESCRIPTION:Application ID OA-7F3K2QM9\nPlease arrange for someone to be present for the appointment.`,
  )
  expect(description({ slot: null })).toContain('DESCRIPTION:Application ID OA-7F3K2QM9\r\n')
})

test('signs that mean something in a calendar file are escaped', () => {
  expect(linesOf({ place: 'Jetty 3; the "boat\\house",\nleft' })).toContain(
    String.raw`LOCATION:Jetty 3\; the "boat\\house"\,\nleft`,
  )
})

test('no line is longer than 75 bytes, and folding loses nothing', () => {
  const place = `${'ä€😀'.repeat(40)} end`
  const lines = linesOf({ place })
  const sizes = lines.map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`LOCATION:${place}`)
})
