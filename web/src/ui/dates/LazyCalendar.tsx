import { lazy, Suspense } from 'react'
import { Loader } from '../feedback/Loader.tsx'
import type { CalendarProps } from './Calendar.tsx'

const Calendar = lazy(() => import('./Calendar.tsx'))

/** The calendar, fetched when it is first shown. */
export const LazyCalendar = (props: CalendarProps) => (
  <Suspense fallback={<Loader />}>
    <Calendar {...props} />
  </Suspense>
)
