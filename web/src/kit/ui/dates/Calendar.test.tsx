import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Calendar from './Calendar.tsx'

afterEach(cleanup)

const date = (iso: string) => Temporal.PlainDate.from(iso)
const today = date('2026-11-02')
const holiday = 'Not available: public holiday, Deepavali (observed).'

const renderCalendar = (value: string | null = null, years?: readonly number[]) => {
  const onChange = vi.fn<(chosen: Temporal.PlainDate) => void>()
  render(
    <Calendar
      label="Turn On Date"
      today={today}
      first={years ? date('1990-01-01') : today}
      last={today.add({ days: 30 })}
      value={value === null ? null : date(value)}
      onChange={onChange}
      reasonAgainst={day => (day.toString() === '2026-11-09' ? holiday : null)}
      years={years}
    />,
  )
  return onChange
}
const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name })

const monthInView = () => screen.getByRole('heading', { name: /^Turn On Date/ }).textContent

describe('the calendar', () => {
  test('the calendar opens at the month of the given today', () => {
    renderCalendar()
    expect(monthInView()).toBe('Turn On Date, November 2026')
  })

  test('choosing a free day calls onChange with it', () => {
    const onChange = renderCalendar()
    fireEvent.click(day(/, 5 November 2026/))
    expect(onChange.mock.calls.map(([chosen]) => chosen.toString())).toEqual(['2026-11-05'])
  })

  test('a day that cannot be chosen can receive the focus and shows the reason', () => {
    const onChange = renderCalendar('2026-11-05')
    act(() => day(/, 9 November 2026/).focus())
    expect(screen.getByText(holiday)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Mon, 09 Nov 2026' })).toBeDefined()
    fireEvent.click(day(/, 9 November 2026/))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a free day shows no reason', () => {
    renderCalendar()
    act(() => day(/, 10 November 2026/).focus())
    expect(screen.queryByText(/Not available: public holiday/)).toBeNull()
  })

  test('only the months between the first and the last day can be shown', () => {
    renderCalendar()
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(monthInView()).toBe('Turn On Date, November 2026')
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(monthInView()).toBe('Turn On Date, December 2026')
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(monthInView()).toBe('Turn On Date, December 2026')
  })

  test.each([
    ['ArrowRight', '2026-11-06'],
    ['ArrowLeft', '2026-11-04'],
    ['ArrowDown', '2026-11-12'],
    ['ArrowUp', '2026-11-01'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-30'],
    ['PageDown', '2026-12-05'],
    ['PageUp', '2026-11-01'],
  ])('%s moves the focus from 5 November to %s, within the months that can be shown', (key, to) => {
    renderCalendar('2026-11-05')
    const from = day(/, 5 November 2026/)
    act(() => from.focus())
    fireEvent.keyDown(from, { key })
    const { day: number, month } = Temporal.PlainDate.from(to)
    const name = `${number} ${month === 12 ? 'December' : 'November'} 2026`
    expect(document.activeElement?.getAttribute('aria-label')).toContain(name)
  })

  test('Tab reaches the chosen day only', () => {
    renderCalendar('2026-11-05')
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(button => button.tabIndex === 0)
    expect(stops.map(button => button.getAttribute('aria-label'))).toEqual([
      'Thursday, 5 November 2026 selected',
    ])
  })

  test('lists of months and years lead to dates long ago', () => {
    renderCalendar(null, [1990, 1991, 2026])
    fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '1990' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '3' } })
    expect(day(/, 27 March 1990/)).toBeDefined()
  })
})
