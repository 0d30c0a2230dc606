import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

const steps = [
  { id: 'premises', name: 'Premises', completed: true },
  { id: 'particulars', name: 'Personal Information', completed: false },
  { id: 'utilities', name: 'Utilities', completed: false },
  { id: 'review', name: 'Review', completed: false },
] as const

const nav = () => within(screen.getByRole('navigation', { name: 'breadcrumb' }))

describe('the step indicator', () => {
  beforeEach(() => {
    render(
      <Stepper
        steps={steps}
        current="particulars"
        link={(step, label) => <a href={`/${step.id}`}>{label}</a>}
      />,
    )
  })
  afterEach(cleanup)

  test('the step indicator counts the steps', () => {
    expect(nav().getByText('Step 2 of 4')).toBeDefined()
  })

  test('the step indicator marks the current step', () => {
    const current = nav()
      .getAllByRole('listitem')
      .map(item => item.querySelector('[aria-current=step]')?.textContent ?? null)
    expect(current).toEqual([null, 'Personal Information', null, null])
  })

  test('the step indicator links to completed steps only', () => {
    expect(
      nav()
        .getAllByRole('link')
        .map(link => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Premises (completed)', '/premises']])
  })
})
