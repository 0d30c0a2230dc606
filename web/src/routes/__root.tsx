import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentMode, keepModeSearch, readModeSearch } from '../application/mode.ts'
import { BrokenPage } from '../pages/BrokenPage.tsx'
import { MissingPage } from '../pages/MissingPage.tsx'

/** Every page stands in it; the styles learn the mode from the document. */
const Root = () => {
  const { mode } = Route.useSearch()
  useEffect(() => {
    document.documentElement.dataset['mode'] = mode ?? currentMode()
  }, [mode])
  return <Outlet />
}

export const Route = createRootRoute({
  validateSearch: readModeSearch,
  beforeLoad: ({ search }) => keepModeSearch(search),
  component: Root,
  notFoundComponent: MissingPage,
  errorComponent: BrokenPage,
})
