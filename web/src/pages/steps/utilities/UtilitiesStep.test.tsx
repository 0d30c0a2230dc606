import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { utilitiesCalls, slotsOn, visitUtilities } from '../../../../test/utilities.tsx'
import { readDraft } from '../../../session/draftStore.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const enter = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const needs = async () => {
  const list = await screen.findByRole('list', { name: 'Still needed' })
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
/** The text of the error summary, when it is shown. */
const errors = async () => {
  const heading = await screen.findByText('There is a problem')
  const summary = heading.closest('[tabindex]')
  return [...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
}
const next = () => fireEvent.click(screen.getByText('Next', { selector: 'button' }))
/** A chosen date with its only timeslot, so that nothing of it is still needed. */
const chooseDate = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Mon 23 Nov' }))
  const timeslots = await screen.findByRole('group', { name: /^Timeslot on/ })
  await within(timeslots).findByRole('radio', { checked: true })
}
const oneSlot = { [utilitiesCalls.timeslots]: { body: slotsOn('20261123', [9]) } }
const metered = {
  [utilitiesCalls.timeslots]: { body: { ...slotsOn('20261123', [9]), meter_reading_required: true } },
}
const photo = (type: 'meter_electric' | 'meter_water') => ({
  type,
  filename: 'meter.jpg',
  file_id: type,
  size: 70,
})
const photos = {
  electric_meter_reading: [photo('meter_electric')],
  water_meter_reading: [photo('meter_water')],
}
const listed = { [utilitiesCalls.attachments]: { body: { attachmentDetails: Object.values(photos).flat() } } }

describe('the services applied for', () => {
  test('the services show electricity and water as fixed and gas as a choice', async () => {
    await visitUtilities()
    const group = screen.getByRole('group', { name: 'Services applied for' })
    const states = within(group)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked, disabled }) => ({ checked, disabled }))
    expect(states).toEqual([
      { checked: true, disabled: true },
      { checked: true, disabled: true },
      { checked: false, disabled: false },
    ])
    expect(group.textContent).toContain('1800 555 1661')
  })

  test('gas cannot be chosen where there is none', async () => {
    await visitUtilities({ change: { signup: { townGas: 0 } } })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gas' }).disabled).toBe(true)
    expect(
      screen.getByText(/City Energy is not available at the premises, please seek alternatives\./),
    ).toBeDefined()
  })
})

describe('meter readings', () => {
  test('readings are required only for a date that needs them, for the chosen services', async () => {
    await visitUtilities({ answers: metered })
    expect(screen.queryByRole('group', { name: 'Meter readings' })).toBeNull()
    await chooseDate()
    expect(screen.getByLabelText('Electricity Reading')).toBeDefined()
    expect(screen.getByLabelText('Water Reading')).toBeDefined()
    expect(screen.queryByLabelText('Gas Reading')).toBeNull()
    expect(await needs()).toEqual([
      'Electricity Meter Reading: This document is not uploaded yet',
      'Water Meter Reading: This document is not uploaded yet',
    ])
  })

  test('Next requires every reading', async () => {
    const { step } = await visitUtilities({
      answers: { ...metered, ...listed },
      change: { documents: photos },
    })
    await chooseDate()
    enter('Electricity Reading', '004213')
    next()
    expect(await errors()).toEqual(['Water Reading is required'])
    enter('Water Reading', '37')
    await waitFor(() => expect(screen.queryByText('Water Reading is required')).toBeNull())
    next()
    await waitFor(() => expect(step()).toBe('confirmation'))
    expect(readDraft().review).toMatchObject({ electric_meter_reading: '004213', water_meter_reading: '37' })
  })
})

describe('the embedded generator', () => {
  test('a declared generator requires the GST registration', async () => {
    await visitUtilities({ answers: oneSlot })
    await chooseDate()
    fireEvent.click(screen.getByRole('checkbox', { name: /embedded electricity generator/ }))
    expect(await needs()).toEqual(['GST Reg No.', 'GST Valid Reg. Date'])
    expect(await screen.findByText('GST Registration Certificate', { selector: 'b' })).toBeDefined()
  })

  test('the GST number has letters, digits, dash, slash and ampersand, and the date is real', async () => {
    await visitUtilities({ answers: oneSlot })
    await chooseDate()
    fireEvent.click(screen.getByRole('checkbox', { name: /embedded electricity generator/ }))
    enter('GST Reg No.', 'M2?1234')
    enter('GST Valid Reg. Date', '31/02/2020')
    next()
    expect(await errors()).toEqual([
      'GST Reg No. accepts dash, slash, ampersand, alphabets and numbers',
      'GST Valid Reg. Date must be a real date, for example 27/03/1990',
    ])
  })
})

describe('documents', () => {
  test('the documents contain a required proof of ownership', async () => {
    await visitUtilities({ answers: oneSlot, change: { signup: { isPooRequired: true } } })
    await chooseDate()
    expect(await needs()).toEqual(['Proof of Ownership: This document is not uploaded yet'])
  })

  test('premises without an official address require the proof of premise', async () => {
    await visitUtilities({ nanl: true })
    expect(screen.getByText('Proof of Premise', { selector: 'b' })).toBeDefined()
    expect(screen.getByText('Additional Supporting Documents', { selector: 'b' })).toBeDefined()
    // No day is available so soon, so there is no field for it.
    expect(await needs()).toEqual(['Proof of Premise: This document is not uploaded yet', 'Turn On Date'])
  })

  test('a device without files asks for documents on a later step', async () => {
    await visitUtilities({ mode: 'kiosk', change: { signup: { isPooRequired: true } } })
    expect(screen.getByText('To be provided on confirmation')).toBeDefined()
    expect(await needs()).toEqual(['Turn On Date'])
  })
})

test('the insurer may contact the applicant only with consent', async () => {
  await visitUtilities()
  fireEvent.click(screen.getByRole('checkbox', { name: /third-party insurer may contact me/ }))
  await waitFor(() => expect(readDraft().review.hla).toBe(true))
  expect(
    screen.getByText(/up to \$5,000 home-content protection and 2 months electricity bill protector/),
  ).toBeDefined()
})

test('an unverified e-bill does not disable Next on this step', async () => {
  const { step } = await visitUtilities({ answers: oneSlot, change: { review: { ebill: true } } })
  await chooseDate()
  next()
  await waitFor(() => expect(step()).toBe('confirmation'))
})
