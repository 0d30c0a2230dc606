import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { depositCalls, choose, deposit, enterDepositInput } from '../../../../test/deposit.tsx'
import { visitTurnOnStep } from '../../../../test/turnOnStep.tsx'
import { utilitiesCalls, slotsOn } from '../../../../test/utilities.tsx'
import { readDraft } from '../../../session/draftStore.ts'
// Loaded here, so that no test waits for a lazy chunk.
import '../PreTurnOnDialog.tsx'
import './ServicesApplied.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const needs = async () =>
  within(await screen.findByRole('list', { name: 'Still needed' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const next = async () => act(async () => fireEvent.click(screen.getByText('Next', { selector: 'button' })))
const chooseDate = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Mon 23 Nov' }))
  await waitFor(() => expect(readDraft().turnOn.notification_no).not.toBe(''))
}
const proof = [
  { type: 'proof_of_occupancy_of_premises' as const, filename: 'lease.pdf', file_id: 'p', size: 70 },
]
const proven = {
  change: () => ({ documents: { pooop: proof } }),
  answers: { [utilitiesCalls.attachments]: { body: { attachmentDetails: proof } } },
}

describe('the turn-on details of commercial premises', () => {
  test('the details show the chosen services and the usage', async () => {
    await visitTurnOnStep()
    const section = within(screen.getByRole('region', { name: 'Services applied for' }))
    for (const text of ['Electricity', 'Water', 'Centralised cooling', 'Permanent'])
      expect(section.getByText(text)).toBeDefined()
    expect(section.queryByText('Gas')).toBeNull()
    expect(section.queryByRole('checkbox')).toBeNull()
  })

  test('the details do not offer home-content protection', async () => {
    await visitTurnOnStep()
    expect(screen.queryByText('Free home-content protection')).toBeNull()
  })

  test('the details require the documents of the flow, and the licence when the capacity requires it', async () => {
    await visitTurnOnStep({
      answers: {
        [depositCalls.options]: {
          body: {
            permanent: {
              options: [{ value: 'PREMISES_OTHERS', text: 'Others', order: 1 }],
              elect_capacity: [{ value: 'ELEC_CAP_CODE_3', text: '46-75', order: 3 }],
              water_capacity: [],
              no_days: [],
              payment_method: [],
            },
            temporary: {
              options: [],
              elect_capacity: [],
              water_capacity: [],
              no_days: [],
              payment_method: [],
            },
          },
        },
      },
    })
    await chooseDate()
    expect(await needs()).toEqual(['Proof of Occupancy of Premises: This document is not uploaded yet'])
    await choose('Type of Premises', 'Others')
    await choose('Electricity Supply Capacity (kVA)', '46-75')
    expect(await needs()).toContain('Electrical Installation Licence Form: This document is not uploaded yet')
  })

  test('Next validates the details and the deposit together', async () => {
    const { ways } = await visitTurnOnStep({
      ...proven,
      answers: { ...proven.answers, [depositCalls.calculate]: deposit(1700) },
    })
    await chooseDate()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Still needed' })).toBeNull())
    await next()
    expect(await screen.findAllByText('Type of Premises is required')).not.toEqual([])
    await choose('Type of Premises', 'Others')
    await choose('Electricity Supply Capacity (kVA)', '16-45')
    await enterDepositInput('Water Supply Capacity', '100')
    await screen.findByRole('table')
    await next()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
    expect(readDraft().turnOn.turn_on_time).toBe('090000')
  })
})

describe('supplies that are on already', () => {
  const running = { ...slotsOn('20261123', [9]), pre_turn_on: true }
  const ready = {
    ...proven,
    answers: {
      ...proven.answers,
      [utilitiesCalls.timeslots]: { body: running },
      [depositCalls.calculate]: deposit(300),
    },
  }
  const answerAll = async () => {
    await chooseDate()
    await choose('Type of Premises', 'HDB shop houses')
    await screen.findByRole('table')
  }
  const prompt = () => screen.findByRole('dialog', { name: 'Supplies are on already' })

  test('the first Next shows a dialog that supplies are on, and Continue opens the next step', async () => {
    const { ways } = await visitTurnOnStep(ready)
    await answerAll()
    await next()
    const dialog = within(await prompt())
    expect(dialog.getByText(/no need for anyone to be present on the turn-on date/)).toBeDefined()
    expect(ways.goNext).not.toHaveBeenCalled()
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
    await next()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('Next shows the dialog again after the applicant closed it', async () => {
    const { ways } = await visitTurnOnStep(ready)
    await answerAll()
    await next()
    fireEvent(await prompt(), new Event('cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ways.goNext).not.toHaveBeenCalled()
    await next()
    expect(await prompt()).toBeDefined()
  })
})
