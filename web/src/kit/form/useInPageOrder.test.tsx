import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useInPageOrder } from './useInPageOrder.ts'

afterEach(cleanup)

interface PageProps {
  readonly fields: readonly string[]
  readonly items: readonly string[]
}

const Page = ({ fields, items }: PageProps) => {
  const ordered = useInPageOrder(items.map(id => ({ id })))
  return (
    <>
      <p>{ordered.map(({ id }) => id).join(', ')}</p>
      {fields.map(id => (
        <input id={id} key={id} />
      ))}
    </>
  )
}

test('items have the order of their fields on the page', () => {
  render(
    <Page fields={['postal_code', 'block', 'occupancy']} items={['occupancy', 'block', 'postal_code']} />,
  )
  expect(screen.getByText('postal_code, block, occupancy')).toBeDefined()
})

test('an item with a new field has its place at once', () => {
  const { rerender } = render(<Page fields={['gst_reg_no']} items={['gst_reg_no']} />)
  rerender(<Page fields={['date', 'gst_reg_no']} items={['gst_reg_no', 'date']} />)
  expect(screen.getByText('date, gst_reg_no')).toBeDefined()
})

test('items without a field on the page are last', () => {
  render(<Page fields={['date', 'slot']} items={['elsewhere', 'slot', 'date']} />)
  expect(screen.getByText('date, slot, elsewhere')).toBeDefined()
})

test('an item moves when its field appears later', async () => {
  const Late = () => {
    const [isShown, setShown] = useState(false)
    return isShown ? <input id="date" /> : <button onClick={() => setShown(true)}>Load</button>
  }
  render(
    <>
      <Late />
      <Page fields={['slot']} items={['date', 'slot']} />
    </>,
  )
  expect(screen.getByText('slot, date')).toBeDefined()
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('date, slot')).toBeDefined()
})
