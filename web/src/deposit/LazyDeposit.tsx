import { type ComponentProps, Suspense } from 'react'
import { Loader } from '../ui/feedback/Loader.tsx'
import { defaultExport, lazyPart } from '../lazy/lazyPart.tsx'

const DepositSection = lazyPart(() => import('./DepositSection.tsx'), defaultExport)

/** The security deposit, for commercial premises only: nobody else pays for its script. */
export const LazyDeposit = (props: ComponentProps<typeof DepositSection>) => (
  <Suspense fallback={<Loader />}>
    <DepositSection {...props} />
  </Suspense>
)
