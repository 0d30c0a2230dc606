import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { utilitiesCalls, offered, slotsOn, visitUtilities } from '../../../test/utilities.tsx'
import { readDraft } from '../../session/draftStore.ts'
import { refusal } from '../../../test/answers.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const chip = async (name: string) => screen.findByRole('button', { name })
const pick = async (name: string) => fireEvent.click(await chip(name))
const slot = async (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const type = (text: string) => {
  const field = screen.getByLabelText('Turn On Date', { selector: 'input' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}
const needs = () =>
  within(screen.getByRole('list', { name: 'Still needed' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const next = () => fireEvent.click(screen.getByText('Next', { selector: 'button' }))

describe('the turn-on date', () => {
  test('choosing a free day requests its timeslots with the hash of the day', async () => {
    const { bodiesOf } = await visitUtilities()
    await pick('Mon 23 Nov')
    await slot('9 am to 12 pm')
    expect(readDraft().turnOnServices.turn_on_date).toBe('20261123')
    expect(await bodiesOf(utilitiesCalls.timeslots)).toMatchObject([
      { selected_date: '20261123', selected_date_hash: 'date23hash', notification_number: '' },
    ])
  })

  test.each(['24/11/2026', '24.11.2026', '24112026', '24 Nov 2026', '2026-11-24'])(
    'the date can be typed as %s',
    async text => {
      await visitUtilities()
      await chip('Mon 23 Nov')
      type(text)
      await slot('9 am to 12 pm')
      expect(readDraft().turnOnServices.turn_on_date).toBe('20261124')
    },
  )

  test.each([
    ['29/11/2026', /Not available: Sunday\./],
    ['27/11/2026', /Not available: no appointment left\./],
    ['25/12/2026', /Not available: public holiday, Christmas Day\./],
    ['19/11/2026', /Not available: this day has passed\. The next available day is Mon, 23 Nov 2026\./],
    ['31/02/2026', 'Turn On Date must be a real date, for example 27/03/1990'],
  ])('the date typed as %s shows the reason against it', async (text, message) => {
    await visitUtilities()
    await pick('Mon 23 Nov')
    await slot('9 am to 12 pm')
    type(text)
    expect(await screen.findByText(message)).toBeDefined()
    expect(readDraft().turnOnServices.turn_on_date).toBe('')
  })

  test('changing the date resets timeslot, time and hash', async () => {
    await visitUtilities()
    await pick('Mon 23 Nov')
    fireEvent.click(await slot('9 am to 12 pm'))
    expect(readDraft().turnOn).toMatchObject({ turn_on_time: '090000', turn_on_time_hash: 'time9hash' })
    await pick('Tue 24 Nov')
    expect(readDraft().turnOn).toMatchObject({
      turn_on_datetime: null,
      turn_on_time: '',
      turn_on_time_hash: '',
      turn_on_date_hash: 'date24hash',
    })
  })

  test('a date that is no longer offered is removed with a message', async () => {
    await visitUtilities({ change: { turnOnServices: { turn_on_date: '20261201' } } })
    expect(await screen.findByText('Please select a new date')).toBeDefined()
    expect(screen.getByText(/Tue, 01 Dec 2026, the date you chose before/)).toBeDefined()
    expect(readDraft().turnOnServices.turn_on_date).toBe('')
  })

  test('the date is on or after the day on which the present account ends', async () => {
    await visitUtilities({ change: { signup: { terminateDate: '20261125' } } })
    await chip('Wed 25 Nov')
    expect(screen.queryByRole('button', { name: 'Tue 24 Nov' })).toBeNull()
  })

  test.each([
    ['gas, where it is applied for', true, 'Wed 25 Nov', 'Tue 24 Nov'],
    ['the other services, where only they are', false, 'Tue 24 Nov', 'Mon 23 Nov'],
  ])('the date is on or after the first day of %s', async (_which, gas, first, previous) => {
    const days = { ...offered, zc_gas_date: '20261125', zc_zz_date: '20261124' }
    const services = { electricity: true, water: true, gas }
    await visitUtilities({
      change: { turnOnServices: { services } },
      answers: { [utilitiesCalls.days]: { body: days } },
    })
    await chip(first)
    expect(screen.queryByRole('button', { name: previous })).toBeNull()
  })

  test('the date is more than 7 days ahead for premises without an official address', async () => {
    const days = ['20261127', '20261128', '20261130'].map(date => ({ date, date_hash: `${date}hash` }))
    await visitUtilities({
      nanl: true,
      answers: { [utilitiesCalls.days]: { body: { ...offered, available: days } } },
    })
    await chip('Sat 28 Nov')
    expect(screen.queryByRole('button', { name: 'Fri 27 Nov' })).toBeNull()
  })

  test('a chosen day that is later than the next ones is shown beside them', async () => {
    const days = ['23', '24', '25', '26', '30'].map(day => ({
      date: `202611${day}`,
      date_hash: `${day}hash`,
    }))
    await visitUtilities({ answers: { [utilitiesCalls.days]: { body: { ...offered, available: days } } } })
    await chip('Mon 23 Nov')
    expect(screen.queryByRole('button', { name: 'Mon 30 Nov' })).toBeNull()
    type('30/11/2026')
    expect((await chip('Mon 30 Nov')).getAttribute('aria-pressed')).toBe('true')
  })

  test('the calendar shows the weeks in which a day can be chosen, and no other day', async () => {
    await visitUtilities()
    const days = within(
      await screen.findByRole('grid', { name: 'Turn On Date, November 2026 to December 2026' }),
    )
      .getAllByRole('button')
      .map(day => day.getAttribute('aria-label'))
    expect(days).toHaveLength(31)
    expect([days.at(0), days.at(-1)]).toEqual(['Today, Friday, 20 November 2026', 'Sunday, 20 December 2026'])
  })

  test('the label contains the time when the date requires a timeslot', async () => {
    await visitUtilities()
    expect(screen.getByRole('group', { name: 'Turn On Date' })).toBeDefined()
    await pick('Mon 23 Nov')
    expect(await screen.findByRole('group', { name: 'Turn On Date and Time' })).toBeDefined()
  })
})

describe('the calendar', () => {
  test('a calendar without days ends the session', async () => {
    await visitUtilities({ answers: { [utilitiesCalls.days]: { body: { ...offered, available: [] } } } })
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('there is no available appointment date for your application')
    expect(within(dialog).getByRole('button', { name: 'End Session' })).toBeDefined()
  })

  test.each([
    ['an Offset', { body: { Offset: 1 } }],
    ['a refusal', refusal('upstream_error')],
  ])('a calendar that responds with %s shows the error and can be requested again', async (_, answer) => {
    let failing = true
    await visitUtilities({ answers: { [utilitiesCalls.days]: () => (failing ? answer : { body: offered }) } })
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(
      'Sorry, we encountered an issue when processing your request. Please try again later.',
    )
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Problem occured when retrieving calendar')).toBeDefined()
    failing = false
    fireEvent.click(screen.getByRole('button', { name: 'Load the calendar again' }))
    expect(await chip('Mon 23 Nov')).toBeDefined()
  })

  test('adding gas requests the calendar again', async () => {
    const { bodiesOf } = await visitUtilities()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Gas' }))
    await waitFor(async () =>
      expect(await bodiesOf(utilitiesCalls.days)).toMatchObject([{ gas: false }, { gas: true }]),
    )
  })
})

test('choosing a day in the calendar moves the focus to the day above its timeslots', async () => {
  await visitUtilities()
  fireEvent.click(await screen.findByRole('button', { name: /25 November 2026/ }))
  expect(screen.getByRole('grid')).toBeDefined()
  expect(document.activeElement).toBe(await chip('Wed 25 Nov'))
})

describe('another date on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })
  afterEach(() => vi.unstubAllGlobals())

  const fold = () => screen.getByText('Another date').closest('details')
  const unfold = () => {
    const details = fold()
    if (details === null) throw new Error("'Another date' is no fold")
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  test('the calendar is folded at first', async () => {
    await visitUtilities()
    await chip('Mon 23 Nov')
    expect(fold()?.open).toBe(false)
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test('choosing a day folds the calendar and moves the focus to the day above its timeslots', async () => {
    await visitUtilities()
    await chip('Mon 23 Nov')
    unfold()
    fireEvent.click(await screen.findByRole('button', { name: /25 November 2026/ }))
    expect(fold()?.open).toBe(false)
    expect(document.activeElement).toBe(await chip('Wed 25 Nov'))
    expect(await slot('9 am to 12 pm')).toBeDefined()
  })
})

describe('the timeslot', () => {
  test('a timeslot is named as people say it, with the printed times beside it', async () => {
    await visitUtilities()
    await pick('Mon 23 Nov')
    const choice = await screen.findByRole('radio', { name: '9 am to 12 pm', description: '09:00 to 12:00' })
    expect(choice).toBeDefined()
  })

  test('the only timeslot is chosen automatically', async () => {
    await visitUtilities({ answers: { [utilitiesCalls.timeslots]: { body: slotsOn('20261123', [15]) } } })
    await pick('Mon 23 Nov')
    expect((await slot('3 pm to 6 pm')).checked).toBe(true)
    expect(readDraft().turnOn).toMatchObject({
      turn_on_datetime: { start: '2026-11-23T15:00:00', end: '2026-11-23T18:00:00' },
      turn_on_time: '150000',
      turn_on_time_hash: 'time15hash',
    })
  })

  test('a date with a required but unavailable timeslot asks for a new date', async () => {
    await visitUtilities({ answers: { [utilitiesCalls.timeslots]: { body: slotsOn('20261123', []) } } })
    await pick('Mon 23 Nov')
    expect(await screen.findByText('Please select a new date')).toBeDefined()
    expect(needs()).toEqual(['Timeslot'])
    fireEvent.click(screen.getByRole('link', { name: 'Timeslot' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mon 23 Nov' }))
  })

  test('a date with an announced but unavailable timeslot asks for a new date too', async () => {
    const announced = { ...slotsOn('20261123', []), timeslot_required: false }
    await visitUtilities({ answers: { [utilitiesCalls.timeslots]: { body: announced } } })
    await pick('Mon 23 Nov')
    expect(await screen.findByText('Please select a new date')).toBeDefined()
    expect(needs()).toEqual(['Timeslot'])
  })

  test('an announced timeslot is not required of an applicant who may not book one', async () => {
    await visitUtilities({
      answers: { [utilitiesCalls.timeslots]: { body: slotsOn('20261123', []) } },
      change: { signup: { timeslot_allowed: false } },
    })
    await pick('Mon 23 Nov')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Still needed' })).toBeNull())
    expect(screen.queryByText('Please select a new date')).toBeNull()
  })

  test('a timeslot is not required of a bankrupt applicant', async () => {
    const { bodiesOf } = await visitUtilities({ change: { bankruptcy: { bankruptcy: true } } })
    await pick('Mon 23 Nov')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Still needed' })).toBeNull())
    expect(screen.queryByRole('group', { name: /^Timeslot on/ })).toBeNull()
    expect(await bodiesOf(utilitiesCalls.timeslots)).toMatchObject([{ timeslot: false }])
    expect(readDraft().turnOn.turn_on_datetime).toBe('20261123')
  })

  test('timeslots that cannot be read show the error, disable Next and can be requested again', async () => {
    let failing = true
    await visitUtilities({
      answers: {
        [utilitiesCalls.timeslots]: () =>
          failing ? refusal('upstream_error') : { body: slotsOn('20261123') },
      },
    })
    await pick('Mon 23 Nov')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('There was a problem retrieving timeslot, Please try again')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(needs()).toEqual(['The timeslots of this date'])
    failing = false
    fireEvent.click(screen.getByRole('button', { name: 'Load the timeslots again' }))
    expect(await slot('9 am to 12 pm')).toBeDefined()
  })

  test('Next reserves the timeslot by its start and shows the review', async () => {
    const { bodiesOf, step } = await visitUtilities()
    await pick('Mon 23 Nov')
    fireEvent.click(await slot('12 pm to 3 pm'))
    next()
    await waitFor(() => expect(step()).toBe('confirmation'))
    expect(await bodiesOf(utilitiesCalls.confirm)).toEqual([
      {
        state_id: 'wuTVrpPUBwl6uP1gfjTatA',
        selected_date: '20261123',
        selected_time: '120000',
        time_hash: 'time12hash',
        notification_number: 'I2f4a',
        notification_type: 'M1',
      },
    ])
  })

  test('a timeslot stays chosen when the reservation gets no response, and Next tries again', async () => {
    let connected = false
    const { bodiesOf, step } = await visitUtilities({
      answers: {
        [utilitiesCalls.confirm]: () => {
          if (!connected) throw new TypeError('Failed to fetch')
          return { body: { success: true } }
        },
      },
    })
    await pick('Mon 23 Nov')
    fireEvent.click(await slot('12 pm to 3 pm'))
    next()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain("there's something wrong with the service")
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close and continue' }))
    expect(readDraft().turnOn.turn_on_time_hash).toBe('time12hash')
    connected = true
    next()
    await waitFor(() => expect(step()).toBe('confirmation'))
    expect(await bodiesOf(utilitiesCalls.confirm)).toHaveLength(2)
  })

  test('a timeslot that is taken is deselected with a message, and the timeslots are requested again', async () => {
    const { bodiesOf, step } = await visitUtilities({
      answers: { [utilitiesCalls.confirm]: refusal('timeslot_not_available') },
    })
    await pick('Mon 23 Nov')
    fireEvent.click(await slot('12 pm to 3 pm'))
    next()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Please select new timeslot')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await bodiesOf(utilitiesCalls.timeslots)).toHaveLength(2))
    expect(readDraft().turnOn.turn_on_time_hash).toBe('')
    expect(step()).toBe('utilities')
  })
})
