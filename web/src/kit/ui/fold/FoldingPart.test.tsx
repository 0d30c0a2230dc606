import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { FieldLink } from '../feedback/FieldLink.tsx'
import { Answers } from '../answers/Answers.tsx'
import { FieldSection } from '../section/FieldSection.tsx'
import { FoldingPart } from './FoldingPart.tsx'

afterEach(cleanup)

const part = (
  matters: ComponentProps<typeof FoldingPart>['matters'],
  needs: readonly string[] = [],
  summary = 'Street opera',
) => (
  <>
    <FieldLink to="days">No Of Days</FieldLink>
    <FoldingPart title="Deposit" summary={summary} needs={needs} matters={matters}>
      <FieldSection title="Deposit">
        <input id="days" />
      </FieldSection>
      <Answers title="Amount" answers={[]} />
    </FoldingPart>
  </>
)
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group', { name: 'Deposit' }).open
const press = async (element: HTMLElement) => act(async () => fireEvent.click(element))
const heading = () => screen.getByRole('heading', { name: 'Deposit' })

test('a part says that it is done, or what it needs', () => {
  const { rerender } = render(part('not'))
  expect(heading().closest('summary')?.textContent).toBe('Deposit DoneStreet opera')
  rerender(part('not', ['Type of Premises', 'No Of Days']))
  expect(heading().closest('summary')?.textContent).toBe(
    'DepositNeeds: Type of Premises, No Of DaysStreet opera',
  )
})

test('a part opens when it is its turn, and only the applicant closes it', async () => {
  const { rerender } = render(part('not'))
  expect(isOpen()).toBe(false)
  rerender(part('next'))
  expect(isOpen()).toBe(true)
  rerender(part('not'))
  expect(isOpen()).toBe(true)
  await press(heading())
  expect(isOpen()).toBe(false)
  rerender(part('next'))
  expect(isOpen()).toBe(true)
})

test('a part that the applicant closed stays closed, unless an error is in it', async () => {
  const { rerender } = render(part('next'))
  await press(heading())
  rerender(part('next', ['No Of Days']))
  expect(isOpen()).toBe(false)
  rerender(part('wrong', ['No Of Days']))
  expect(isOpen()).toBe(true)
})

describe('an announcement', () => {
  const announcement = () => screen.getByRole('status').textContent

  test('names the answers of a closed part when they change', async () => {
    const { rerender } = render(part('not'))
    expect(announcement()).toBe('')
    rerender(part('not', [], 'Street opera, 3 days'))
    expect(announcement()).toBe('Deposit: Street opera, 3 days')
    // Screen readers announce nothing inside a closed part.
    expect(screen.getByRole('status').closest('details')).toBeNull()
    rerender(part('not', [], ''))
    expect(announcement()).toBe('')
  })

  test('is not made while the part is open, nor when it is closed again', async () => {
    const { rerender } = render(part('next'))
    rerender(part('not', [], 'Street opera, 3 days'))
    expect(announcement()).toBe('')
    await press(heading())
    expect(announcement()).toBe('')
    rerender(part('not', [], 'Street opera, 4 days'))
    expect(announcement()).toBe('Deposit: Street opera, 4 days')
    await press(heading())
    expect(announcement()).toBe('')
  })
})

test('a link to a field opens its part and focuses the field, whose value stays', async () => {
  render(part('next'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '3' } })
  await press(heading())
  await press(screen.getByRole('link', { name: 'No Of Days' }))
  expect(isOpen()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(screen.getByRole('textbox')).toHaveProperty('value', '3')
})

test('headings inside a part are a level lower, and its title is shown once', () => {
  render(part('next'))
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Deposit'],
    ['H3', 'Amount'],
  ])
})
