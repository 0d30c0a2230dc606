// The first import: it declares the order of the cascade layers before any component adds to one.
import '../kit/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { recordLinker } from '../session/analyticsLinker.ts'
import { reportPageViews } from '../http/observability/pageViews.ts'
import { reportUncaughtErrors } from '../http/observability/errorReporter.ts'
import { makeRouter } from './router.tsx'

const show = () => {
  // Every screen starts at its heading, which receives the focus, also after Back and after a refresh.
  history.scrollRestoration = 'manual'
  recordLinker()
  reportUncaughtErrors()
  const router = makeRouter()
  reportPageViews(router)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

/** Only browsers without `Temporal` load the polyfill. */
if ('Temporal' in globalThis) show()
else void import('temporal-polyfill/global').then(show)
