import type { AnyRouter } from '@tanstack/react-router'
import { pushToDataLayer } from './dataLayer.ts'

/** Pushes every route change to the data layer, with the real path (C-062). */
export const reportPageViews = (router: AnyRouter): (() => void) =>
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) pushToDataLayer({ event: 'page_view', page_path: toLocation.pathname })
  })
