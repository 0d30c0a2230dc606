import { type ComponentProps, Suspense } from 'react'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const UnattachedSignature = lazyPart(
  () => import('./UnattachedSignature.tsx'),
  ({ UnattachedSignature }) => UnattachedSignature,
)

/** The screen of a signature that could not be attached. Its script loads only then. */
export const LazyUnattached = (props: ComponentProps<typeof UnattachedSignature>) => (
  <Suspense fallback={<Loader />}>
    <UnattachedSignature {...props} />
  </Suspense>
)
