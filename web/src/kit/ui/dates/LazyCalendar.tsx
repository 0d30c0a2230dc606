import { Suspense } from 'react'
import { Loader } from '../feedback/Loader.tsx'
import type { CalendarProps } from './Calendar.tsx'
import { defaultExport, lazyPart } from '../lazy/lazyPart.tsx'

const Calendar = lazyPart(() => import('./Calendar.tsx'), defaultExport)

/** Loads the calendar in advance, for one that is folded at first. */
export const preloadCalendar = Calendar.preload

/** The calendar, loaded when it is first shown. */
export const LazyCalendar = (props: CalendarProps) => (
  <Suspense fallback={<Loader />}>
    <Calendar {...props} />
  </Suspense>
)
