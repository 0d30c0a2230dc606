import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fold } from './Fold.tsx'

afterEach(cleanup)

test('the content of a fold is rendered from its first opening on', () => {
  render(<Fold title="Deposit and charges">By the tariff</Fold>)
  expect(screen.queryByText('By the tariff')).toBeNull()
  fireEvent(screen.getByRole('group'), new Event('toggle'))
  expect(screen.getByText('By the tariff')).toBeDefined()
})

test('the focus on the title announces that the content is likely to be needed', () => {
  const onNear = vi.fn<() => void>()
  render(
    <Fold title="Deposit and charges" onNear={onNear}>
      By the tariff
    </Fold>,
  )
  fireEvent.focus(screen.getByText('Deposit and charges'))
  expect(onNear).toHaveBeenCalled()
})
