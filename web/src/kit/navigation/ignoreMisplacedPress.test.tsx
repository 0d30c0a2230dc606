import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ignoreMisplacedPress } from './ignoreMisplacedPress.ts'

beforeAll(ignoreMisplacedPress)

/** One press of the mouse, the `count`th in this place. Returns whether the browser may move the focus to the element. */
const press = (element: Element, count: number): boolean => {
  const moves = fireEvent.mouseDown(element, { detail: count })
  fireEvent.click(element, { detail: count })
  return moves
}

interface QuestionProps {
  readonly onLeave: () => void
}

/** A button whose press puts another one in its place. */
const Question = ({ onLeave }: QuestionProps) => {
  const [asks, setAsks] = useState(false)
  return asks ? (
    <button key="leave" type="button" onClick={onLeave}>
      Leave
    </button>
  ) : (
    <button key="cancel" type="button" onClick={() => setAsks(true)}>
      Cancel
    </button>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('the second press of a double press does not press what the first one has put in its place', () => {
  const onLeave = vi.fn<() => void>()
  render(<Question onLeave={onLeave} />)
  press(button('Cancel'), 1)
  expect(press(button('Leave'), 2)).toBe(false)
  expect(onLeave).not.toHaveBeenCalled()
  expect(press(button('Leave'), 1)).toBe(true)
  expect(onLeave).toHaveBeenCalledOnce()
})

test('every press of a control that stays counts', () => {
  const onPress = vi.fn<() => void>()
  render(
    <button type="button" onClick={onPress}>
      Next month
    </button>,
  )
  for (const count of [1, 2, 3]) expect(press(button('Next month'), count)).toBe(true)
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('a label and its checkbox are one control', () => {
  render(
    <label>
      <span>By email</span>
      <input type="checkbox" />
    </label>,
  )
  const box = screen.getByRole('checkbox')
  press(screen.getByText('By email'), 1)
  expect(box).toHaveProperty('checked', true)
  press(screen.getByText('By email'), 2)
  expect(box).toHaveProperty('checked', false)
})

test('presses with the keyboard, which have no count, always count', () => {
  const onLeave = vi.fn<() => void>()
  render(<Question onLeave={onLeave} />)
  fireEvent.click(button('Cancel'), { detail: 0 })
  fireEvent.click(button('Leave'), { detail: 0 })
  expect(onLeave).toHaveBeenCalledOnce()
})
