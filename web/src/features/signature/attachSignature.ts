import { makeSignedForm } from './signatureCalls.ts'
import { reported } from '../../http/api/bodyOf.ts'
import { savePendingSignature } from '../../session/submissions.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { signedFormOf } from '../submission/signedFormOf.ts'

/** Attaches the signature of an accepted application to its form. Returns false when it failed. May be repeated. */
export const attachSignature = async (reviewed: Reviewed, appId: string): Promise<boolean> => {
  const form = await signedFormOf(reviewed, appId)
  try {
    if (form !== null) await reported(makeSignedForm(form))
  } catch {
    return false
  }
  savePendingSignature(null)
  return true
}
