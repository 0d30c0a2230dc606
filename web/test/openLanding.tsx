import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { LandingServicesContext } from '../src/pages/landing/landingServices.ts'
import { makeRouter } from '../src/app/router.tsx'

const services = {
  readFlags: () => Promise.resolve({ kind: 'none' } as const),
  startTransaction: () => Promise.resolve('state-1'),
  wait: () => Promise.resolve(),
}

/** Opens an address in the routes of the application; resolves with the address after redirects. */
export const openLanding = async (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] })
  render(
    <LandingServicesContext value={services}>
      <RouterProvider router={makeRouter(history)} />
    </LandingServicesContext>,
  )
  await screen.findByRole('heading', { level: 1 })
  return history.location
}
