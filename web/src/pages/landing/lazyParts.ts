import { hasLeftApplication } from '../../session/leaveApplication.ts'
import { currentMode } from '../../session/mode.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** The offer to continue an application that was left. */
export const LeftApplication = lazyPart(
  () => import('./LeftApplication.tsx'),
  ({ LeftApplication }) => LeftApplication,
)

/** The tariff and the documents, after the first choice. */
export const LikelyDeposit = lazyPart(
  () => import('./LikelyDeposit.tsx'),
  ({ LikelyDeposit }) => LikelyDeposit,
)
export const LikelyDocuments = lazyPart(
  () => import('./LikelyDocuments.tsx'),
  ({ LikelyDocuments }) => LikelyDocuments,
)

/**
 * Loads the parts of a landing page with an offer to continue before it shows, so that none of them moves the rest. The
 * pages without one are rendered in the build, with their parts.
 */
export const loadParts = async (): Promise<void> => {
  if (!hasLeftApplication(currentMode())) return
  await Promise.all([LeftApplication, LikelyDeposit, LikelyDocuments].map(part => part.preload()))
}
