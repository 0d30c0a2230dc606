import { lazyPage } from '../features/plainPage/lazyPage.tsx'

/** The page after a submission, which the last step loads before it is needed. */
export const LazyThankYouPage = lazyPage(
  () => import('../pages/thankYou/ThankYouPage.tsx'),
  ({ ThankYouPage }) => ThankYouPage,
)
