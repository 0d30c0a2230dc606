import { useState } from 'react'
import { readUnattached } from '../../application/unattached.ts'
import { useReviewed } from '../../review/useReviewed.ts'
import { UnattachedSignature } from '../../submission/UnattachedSignature.tsx'
import { useFinish } from '../../submission/useFinish.ts'
import { useViewChange } from '../../wizard/useViewChange.ts'
import { UploadForm } from './UploadForm.tsx'

/** Uploads of a company that has typed everything in; where nothing follows, the terms and the submission too (C-001). */
export default function UploadStep() {
  const reviewed = useReviewed()
  const finish = useFinish()
  const [unattached, setUnattached] = useState(readUnattached)
  useViewChange(unattached === null ? 'form' : 'signature')
  if (unattached === null) return <UploadForm reviewed={reviewed} onUnattached={setUnattached} />
  return (
    <UnattachedSignature
      reviewed={reviewed}
      appId={unattached}
      onAttached={() => void finish(reviewed, unattached)}
    />
  )
}
