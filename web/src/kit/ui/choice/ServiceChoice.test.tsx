import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ServiceChoice } from './ServiceChoice.tsx'

afterEach(cleanup)

test('a fixed service is checked and disabled and shows the reason', () => {
  render(
    <ServiceChoice service="water" checked fixed note="Selected by default" onChange={() => undefined} />,
  )
  const water = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Water',
    description: 'Selected by default',
  })
  expect([water.checked, water.disabled]).toEqual([true, true])
})
