import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useInPageOrder } from './useInPageOrder.ts'

afterEach(cleanup)

interface PageProps {
  readonly fields: readonly string[]
  readonly said: readonly string[]
}

const Page = ({ fields, said }: PageProps) => {
  const ordered = useInPageOrder(said.map(id => ({ id })))
  return (
    <>
      <p>{ordered.map(({ id }) => id).join(', ')}</p>
      {fields.map(id => (
        <input id={id} key={id} />
      ))}
    </>
  )
}

test('what is said of fields stands in their order on the page', () => {
  render(<Page fields={['postal_code', 'block', 'occupancy']} said={['occupancy', 'block', 'postal_code']} />)
  expect(screen.getByText('postal_code, block, occupancy')).toBeDefined()
})

test('a field that comes with what is said of it has its place at once', () => {
  const { rerender } = render(<Page fields={['gst_reg_no']} said={['gst_reg_no']} />)
  rerender(<Page fields={['date', 'gst_reg_no']} said={['gst_reg_no', 'date']} />)
  expect(screen.getByText('date, gst_reg_no')).toBeDefined()
})

test('what is said of no field of this page comes last', () => {
  render(<Page fields={['date', 'slot']} said={['elsewhere', 'slot', 'date']} />)
  expect(screen.getByText('date, slot, elsewhere')).toBeDefined()
})

test('a field that comes later by itself takes its place then', async () => {
  const Late = () => {
    const [there, setThere] = useState(false)
    return there ? <input id="date" /> : <button onClick={() => setThere(true)}>Load</button>
  }
  render(
    <>
      <Late />
      <Page fields={['slot']} said={['date', 'slot']} />
    </>,
  )
  expect(screen.getByText('slot, date')).toBeDefined()
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('date, slot')).toBeDefined()
})
