import type { PdfBody } from '@open-account/contracts/submission/esignature'
import type { Reviewed } from '../review/reviewed.ts'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'

/**
 * The form of an accepted application as it was signed; null without a signature on screen. Few applicants sign, so the
 * code is loaded on demand.
 */
export const signedFormOf = async ({ draft, facts }: Reviewed, appId: string): Promise<PdfBody | null> => {
  if (!facts.signed) return null
  const { toSignedForm } = await loadAgain(() => import('../../session/submission/toSignedForm.ts'))
  return toSignedForm({ draft, facts, appId })
}
