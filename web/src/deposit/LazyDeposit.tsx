import { type ComponentProps, lazy, Suspense } from 'react'
import { Loader } from '../ui/feedback/Loader.tsx'

const DepositSection = lazy(() => import('./DepositSection.tsx'))

/** The security deposit, for commercial premises only: nobody else pays for its script. */
export const LazyDeposit = (props: ComponentProps<typeof DepositSection>) => (
  <Suspense fallback={<Loader />}>
    <DepositSection {...props} />
  </Suspense>
)
