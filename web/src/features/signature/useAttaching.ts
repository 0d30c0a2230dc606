import type { SubmitAnswer } from '@open-account/contracts/submitAnswer'
import { useState } from 'react'
import { readSession, sessionKeys } from '../../session/session.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { savePendingSignature, readPendingSignature } from '../../session/submissions.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { attachSignature } from './attachSignature.ts'

/**
 * Attaches the signature of a submitted application. `attach` receives the response of the submission and returns
 * whether the application can continue. After a failure `unattached` is the id of the application, which is accepted
 * all the same, until `attached` is called.
 */
export const useAttaching = () => {
  const [unattached, setUnattached] = useState(readPendingSignature)
  return {
    unattached,
    attached: () => setUnattached(null),
    attach: async (reviewed: Reviewed, { status, app_id: appId }: SubmitAnswer): Promise<boolean> => {
      // An application that waits for its payment has its signature on the form already.
      if (status === 'SUCCESS' && readSession(sessionKeys.payment) !== null) return true
      savePendingSignature(appId)
      if (status === 'SUCCESS' && (await attachSignature(reviewed, appId))) return true
      setUnattached(appId)
      // The step indicator reads again which steps are linked.
      saveDraft({})
      return false
    },
  }
}
