import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reportPageViews } from './pageViews.ts'

test('every route change is a page view with the real path and without the query', async () => {
  vi.stubGlobal('dataLayer', undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const step = createRoute({
    getParentRoute: () => root,
    path: '/open-account/$domain/$type/$step',
    component: () => <h1>A step</h1>,
  })
  const start = '/open-account/residential/personal/premises?mode=mobile'
  const router = createRouter({
    routeTree: root.addChildren([step]),
    history: createMemoryHistory({ initialEntries: [start] }),
  })
  const stop = reportPageViews(router)
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading')
  const goTo = (address: string) => act(async () => router.history.push(address))
  await goTo('/open-account/residential/personal/particulars?redirected=myinfo')
  await goTo('/open-account/residential/personal/particulars')
  await goTo('/open-account/commercial/company/particulars')
  stop()
  expect(window.dataLayer).toEqual(
    [
      '/open-account/residential/personal/premises',
      '/open-account/residential/personal/particulars',
      '/open-account/commercial/company/particulars',
    ].map(page_path => ({ event: 'page_view', page_path })),
  )
})
