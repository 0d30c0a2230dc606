// @vitest-environment node
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { routeTree } from '../../app/routeTree.gen.ts'

test('the landing page can be prerendered without a browser', async () => {
  const history = createMemoryHistory({ initialEntries: ['/open-account/'] })
  const router = createRouter({ routeTree, history, trailingSlash: 'preserve', isServer: true })
  await router.load()
  const page = renderToString(<RouterProvider router={router} />)
  expect(page).toContain('To Open Utilities Account')
  expect(page).toContain('Residential Premises')
  expect(page).toContain('Please wait..')
})
