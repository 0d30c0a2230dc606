// The first import: it declares the order of the cascade layers before any component adds to one.
import '../kit/styles/index.css'
import { StrictMode } from 'react'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { recordLinker } from '../session/analyticsLinker.ts'
import { reportPageViews } from '../http/observability/pageViews.ts'
import { reportUncaughtErrors } from '../http/observability/errorReporter.ts'
import { loadAgain } from '../kit/ui/lazy/loadAgain.ts'
import { makeRouter } from './router.tsx'
import { takeOver, takeOverBeforeBack } from './takeOver.tsx'

/** How long a page that has loaded must be quiet to be at rest, in milliseconds. */
const quietFor = 1_000

/** Runs this once, when the page has neither loaded anything nor been busy for a while. */
const whenAtRest = (run: () => void): void => {
  const observer = new PerformanceObserver(() => restart())
  const end = () => {
    observer.disconnect()
    run()
  }
  let timer = setTimeout(end, quietFor)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(end, quietFor)
  }
  // What a browser does not know of these, it does not report.
  observer.observe({ entryTypes: ['navigation', 'resource', 'longtask'] })
}

/** Ends this piece of work, so that the browser answers a press before the next one. */
const pause = () =>
  new Promise(resolve => {
    setTimeout(resolve)
  })

/** Loads the page of the address: again if Back or Forward leads elsewhere meanwhile, to which the router does not listen yet. */
const loadPage = async (router: AnyRouter) => {
  let isDue = true
  const load = () => {
    isDue = true
  }
  addEventListener('popstate', load)
  while (isDue) {
    isDue = false
    await router.load()
    await pause()
  }
  removeEventListener('popstate', load)
}

const show = async () => {
  await pause()
  // Every screen starts at its heading, which receives the focus, also after Back and after a refresh.
  history.scrollRestoration = 'manual'
  recordLinker()
  reportUncaughtErrors()
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element')
  takeOverBeforeBack(root)
  const router = makeRouter()
  await pause()
  reportPageViews(router)
  // What the page needs first, so that nothing replaces the painted frame before.
  await loadPage(router)
  takeOver(
    root,
    router.state.location.pathname,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  whenAtRest(
    () => void loadAgain(() => import('./atRest.tsx')).then(({ startAtRest }) => startAtRest(router)),
  )
}

/** Only browsers without `Temporal` load the polyfill. */
if ('Temporal' in globalThis) void show()
else void import('temporal-polyfill/global').then(show)
