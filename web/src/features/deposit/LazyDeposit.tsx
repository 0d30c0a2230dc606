import { type ComponentProps, Suspense } from 'react'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const DepositSection = lazyPart(() => import('./DepositSection.tsx'), defaultExport)

/** The deposit section. Its script loads for commercial premises only. */
export const LazyDeposit = (props: ComponentProps<typeof DepositSection>) => (
  <Suspense fallback={<Loader />}>
    <DepositSection {...props} />
  </Suspense>
)
