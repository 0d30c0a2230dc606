import { makeSignedForm } from '../api/makeSignedForm.ts'
import { reported } from '../api/reported.ts'
import { toSignedForm } from '../application/submission/toSignedForm.ts'
import type { Reviewed } from '../review/reviewed.ts'

/**
 * Has a signature that was given on screen attached to the form of its application; nothing to do without one. Says
 * whether the application is complete by now; asked again, it is the same application.
 */
export const attachSignature = async ({ draft, facts }: Reviewed, appId: string): Promise<boolean> => {
  const form = toSignedForm({ draft, facts, appId })
  if (form === null) return true
  try {
    await reported(makeSignedForm(form))
    return true
  } catch {
    return false
  }
}
