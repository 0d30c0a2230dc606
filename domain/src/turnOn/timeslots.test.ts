import { describe, expect, test } from 'vitest'
import {
  autoSelectedTimeslot,
  isAppointmentRequired,
  isTimeslotAllowed,
  isTimeslotRangeComplete,
  isTimeslotRequired,
  timeslotFailurePrompt,
  timeslotPrompt,
  timeslotsOn,
  turnOnDateLabel,
} from './timeslots.ts'

const slot = (start: string, end: string) => ({ start, end, time_hash: start })
const date = Temporal.PlainDate.from('2026-12-01')
const morning = slot('2026-12-01T09:00:00', '2026-12-01T12:00:00')
const noon = slot('2026-12-01T12:00:00', '2026-12-01T15:00:00')

test.each([
  ['in the morning', morning, true],
  ['ending after midnight', slot('2026-12-01T22:00:00', '2026-12-02T01:00:00'), false],
  ['ending at midnight', slot('2026-12-01T22:00:00', '2026-12-02T00:00:00'), false],
  ['beginning the day before', slot('2026-11-30T23:00:00', '2026-12-01T01:00:00'), false],
  ['of another day', slot('2026-12-02T09:00:00', '2026-12-02T12:00:00'), false],
])('whether a slot %s is on the date: %#', (_where, candidate, isOnDate) => {
  expect(timeslotsOn([candidate], date)).toEqual(isOnDate ? [candidate] : [])
})

test('the slots on a date keep their order', () => {
  expect(timeslotsOn([noon, morning], date)).toEqual([noon, morning])
})

test.each([
  ['no slots', [], null],
  ['exactly one slot', [morning], morning],
  ['two slots', [morning, noon], null],
])('the automatically selected slot of %s', (_count, slots, chosen) => {
  expect(autoSelectedTimeslot(slots)).toEqual(chosen)
})

test.each([
  [{ start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' }, true],
  [{ start: '2026-12-01T09:00:00', end: null }, false],
  [{ start: null, end: '2026-12-01T12:00:00' }, false],
  [{ start: '', end: '' }, false],
])('whether the range %o is complete: %s', (range, complete) => {
  expect(isTimeslotRangeComplete(range)).toBe(complete)
})

describe('a timeslot', () => {
  test('may not be booked without eligibility', () => {
    expect(isTimeslotAllowed(false, false)).toBe(false)
  })
  test('may not be booked with a bankruptcy', () => {
    expect(isTimeslotAllowed(true, true)).toBe(false)
  })
  test('may be booked with eligibility and without a bankruptcy', () => {
    expect(isTimeslotAllowed(true, false)).toBe(true)
  })
  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'that the service requires: %s and eligibility allows: %s, must be booked: %s',
    (byService, allowed, required) => {
      expect(isTimeslotRequired(byService, allowed)).toBe(required)
    },
  )
})

const noneLeft = { required: true, slots: 0, bankrupt: false }

test.each([
  ['a new date when one is required and none is left', noneLeft, 'select_new_date'],
  ['nothing while some are left', { ...noneLeft, slots: 2 }, null],
  ['nothing when none is required', { ...noneLeft, required: false }, null],
  ['nothing for a bankrupt applicant', { ...noneLeft, bankrupt: true }, null],
])('the prompt is %s', (_what, situation, prompt) => {
  expect(timeslotPrompt(situation)).toBe(prompt)
})

test.each([
  ['personal', true, 'retrieve_again'],
  ['personal', false, 'retrieve_again'],
  ['company', true, 'select_new_date'],
  ['company', false, null],
] as const)('the prompt after a failed retrieval, %s, required: %s, is %s', (type, required, prompt) => {
  expect(timeslotFailurePrompt(type, required)).toBe(prompt)
})

test.each([
  [true, '', true],
  [false, 'OA', true],
  [false, ' ', false],
])(
  'whether an appointment is required with a timeslot required: %s and the notification type "%s": %s',
  (timeslot, type, required) => {
    expect(isAppointmentRequired(timeslot, type)).toBe(required)
  },
)

test.each([
  [true, true, 'Turn On Date and Time'],
  [true, false, 'Turn On Date'],
  [false, true, 'Turn On Date'],
])(
  'the label of the date with timeslots allowed: %s and required: %s is %s',
  (timeslotAllowed, timeslotRequired, label) => {
    expect(turnOnDateLabel({ timeslotAllowed, timeslotRequired })).toBe(label)
  },
)
