import type { ApplicantType } from '@open-account/domain/application/codes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderStep } from '../../../test/renderStep.tsx'
import { TimeslotField } from './TimeslotField.tsx'

const couldNotBeLoaded = 'The timeslots of this date could not be loaded.'

test.each<[ApplicantType, boolean, string]>([
  ['company', true, 'Please select a new date'],
  ['company', false, couldNotBeLoaded],
  ['personal', true, couldNotBeLoaded],
])('when the timeslots of a %s fail, required %s, the field shows: %s', (type, required, text) => {
  const refetch = vi.fn<() => void>()
  renderStep({
    step: 'utilities',
    Screen: () => (
      <TimeslotField timeslots={{ answer: null, error: new Error('502'), isFetching: false, refetch }} />
    ),
    type,
    draft: ({ turnOn, turnOnServices }) => ({
      turnOn: { ...turnOn, timeslot_required: required },
      turnOnServices: { ...turnOnServices, turn_on_date: '20261123' },
    }),
  })
  expect(screen.getByText(text)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Load the timeslots again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('before a date is chosen, the field says where its timeslots appear', () => {
  const timeslots = { answer: null, error: null, isFetching: false, refetch: vi.fn<() => void>() }
  renderStep({ step: 'utilities', Screen: () => <TimeslotField timeslots={timeslots} /> })
  expect(screen.getByText('Choose a date to see its timeslots.')).toBeDefined()
})
