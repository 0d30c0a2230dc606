import { makeSignedForm } from '../api/makeSignedForm.ts'
import { reported } from '../api/reported.ts'
import { toSignedForm } from '../application/submission/toSignedForm.ts'
import { keepUnattached } from '../application/unattached.ts'
import type { Reviewed } from '../review/reviewed.ts'

/**
 * Has the signature of an accepted application attached to its form. Says whether it stands there by now; asked again,
 * it is the same application.
 */
export const attachSignature = async ({ draft, facts }: Reviewed, appId: string): Promise<boolean> => {
  const form = toSignedForm({ draft, facts, appId })
  try {
    await reported(makeSignedForm(form))
  } catch {
    return false
  }
  keepUnattached(null)
  return true
}
