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
])('a %s whose timeslots fail, required %s, reads: %s', (type, required, words) => {
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
  expect(screen.getByText(words)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Load the timeslots again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
