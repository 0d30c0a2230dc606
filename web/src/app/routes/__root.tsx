import { modeCapabilities } from '@open-account/domain/application/modes'
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  currentCapabilities,
  currentMode,
  isRedirectRefused,
  saveModeSearch,
  readModeSearch,
  useMode,
} from '../../session/mode.ts'
import { CrashedPage } from '../device/CrashedPage.tsx'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import { BrokenPage } from '../../features/plainPage/BrokenPage.tsx'
import { lazyPage } from '../../features/plainPage/lazyPage.tsx'

/** No page of a shared device may show without this part: if it cannot be loaded, the session ends. */
const loadSharedDevice = async () => {
  const { SharedDevice } = await loadAgain(() => import('../device/SharedDevice.tsx'))
  loadedDevice = SharedDevice
  return { default: SharedDevice }
}
/** The part once it has loaded: React takes over a page of the document at once only without lazy parts. */
let loadedDevice: ((props: { readonly children: ReactNode }) => ReactNode) | null = null
const LazySharedDevice = lazy(loadSharedDevice)
const MissingPage = lazyPage(
  () => import('../../features/plainPage/MissingPage.tsx'),
  ({ MissingPage }) => MissingPage,
)
const RefusedRedirect = lazyPage(
  () => import('../../features/plainPage/RefusedRedirect.tsx'),
  ({ RefusedRedirect }) => RefusedRedirect,
)

/** The root of every page. Style sheets read the mode from the root element. */
const Root = () => {
  const [SharedDevice] = useState(() => loadedDevice ?? LazySharedDevice)
  const search = Route.useSearch()
  const mode = useMode()
  useEffect(() => {
    document.documentElement.dataset['mode'] = search.mode ?? currentMode()
  }, [search.mode])
  const page = isRedirectRefused(search) ? <RefusedRedirect search={search} /> : <Outlet />
  return (
    <Suspense>{modeCapabilities[mode].sharedDevice ? <SharedDevice>{page}</SharedDevice> : page}</Suspense>
  )
}

/** Replaces everything when a page or the frame around it has crashed. */
const Broken = () => (currentCapabilities().sharedDevice ? <CrashedPage /> : <BrokenPage />)

export const Route = createRootRoute({
  validateSearch: readModeSearch,
  beforeLoad: ({ search }) => saveModeSearch(search),
  loader: async () => {
    // What cannot be loaded now is requested again when the page is shown.
    if (currentCapabilities().sharedDevice && loadedDevice === null)
      await loadSharedDevice().catch(() => undefined)
  },
  component: Root,
  notFoundComponent: MissingPage,
  errorComponent: Broken,
  onCatch: (thrown: unknown) => reportError(thrown),
})
