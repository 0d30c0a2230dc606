import type { SubmitAnswer } from '@open-account/contracts/submitAnswer'
import { useState } from 'react'
import { readSession, sessionKeys } from '../../session/session.ts'
import { keepUnattached, readPendingSignature } from '../../session/submissions.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { attachSignature } from './attachSignature.ts'

/**
 * The signature of an application that is submitted. `attach` takes what the submission was answered and says whether
 * the application may go on; where the signature could not be attached, `unattached` is the id of the application,
 * which is accepted all the same, until `attached`.
 */
export const useAttaching = () => {
  const [unattached, setUnattached] = useState(readPendingSignature)
  return {
    unattached,
    attached: () => setUnattached(null),
    attach: async (reviewed: Reviewed, { status, app_id: appId }: SubmitAnswer): Promise<boolean> => {
      // What was on its way to be paid has its signature on the form already.
      if (status === 'SUCCESS' && readSession(sessionKeys.payment) !== null) return true
      keepUnattached(appId)
      if (status === 'SUCCESS' && (await attachSignature(reviewed, appId))) return true
      setUnattached(appId)
      return false
    },
  }
}
