import { makeSignedForm } from '../api/makeSignedForm.ts'
import { reported } from '../api/reported.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { signedFormOf } from './signedFormOf.ts'

/**
 * Has a signature that was given on screen attached to the form of its application; nothing to do without one. Says
 * whether the application is complete by now; asked again, it is the same application.
 */
export const attachSignature = async (reviewed: Reviewed, appId: string): Promise<boolean> => {
  const form = await signedFormOf(reviewed, appId)
  if (form === null) return true
  try {
    await reported(makeSignedForm(form))
    return true
  } catch {
    return false
  }
}
