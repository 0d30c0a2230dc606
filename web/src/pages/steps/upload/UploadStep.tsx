import { useSignedReview } from '../../../features/applicationForm/asSigned.ts'
import { LazyUnattached } from '../../../features/signature/LazyUnattached.tsx'
import { useAttaching } from '../../../features/signature/useAttaching.ts'
import { useFinish } from '../../../features/submission/useFinish.ts'
import { useViewChange } from '../../../session/useViewChange.ts'
import { UploadForm } from './UploadForm.tsx'

/** The uploads of a company without identity data; on the last step the terms and the submission too (C-001). */
export default function UploadStep() {
  const reviewed = useSignedReview()
  const finish = useFinish()
  const { unattached, attach } = useAttaching()
  useViewChange(unattached === null ? 'form' : 'signature')
  if (unattached === null) return <UploadForm reviewed={reviewed} attach={attach} />
  return (
    <LazyUnattached
      appId={unattached}
      onAttached={submitted => void finish(submitted, unattached)}
      onSkipped={submitted => void finish(submitted, unattached, { unsigned: true })}
    />
  )
}
