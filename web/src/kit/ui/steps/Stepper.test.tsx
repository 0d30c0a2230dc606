import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

const steps = [
  { id: 'premises', name: 'Premises', completed: true, linked: true },
  { id: 'particulars', name: 'Personal Information', completed: false, linked: false },
  { id: 'utilities', name: 'Utilities', completed: false, linked: false },
  { id: 'review', name: 'Review', completed: false, linked: false },
] as const

const nav = () => within(screen.getByRole('navigation', { name: 'Progress' }))

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

  test('a completed step that cannot be opened again is text', () => {
    cleanup()
    render(
      <Stepper
        steps={steps.map(step => ({ ...step, completed: step.id !== 'review', linked: false }))}
        current="review"
        link={(step, label) => <a href={`/${step.id}`}>{label}</a>}
      />,
    )
    expect(nav().queryAllByRole('link')).toEqual([])
    expect(nav().getByText('Premises')).toBeDefined()
    expect(nav().getAllByText('(completed)')).toHaveLength(3)
  })
})
