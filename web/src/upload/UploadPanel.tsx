import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { FileList } from '../ui/file/FileList.tsx'
import { Note } from '../ui/text/Note.tsx'
import { useWizard } from '../wizard/useWizard.ts'
import { DeferredRow } from './DeferredRow.tsx'
import { documentLimits } from './documentLimits.ts'
import { DocumentRow } from './DocumentRow.tsx'
import css from './UploadPanel.module.css'
import { useRestoredDocuments } from './useRestoredDocuments.ts'

interface UploadPanelProps {
  /** Documents of one limit, in the order they are asked. */
  readonly documents: readonly ApplicationDocument[]
  /** Whether the applicant has tried to go on, so that a missing document says so. */
  readonly judged?: boolean
}

/** Documents to upload, a row each; where this device has no files they are only named. */
export const UploadPanel = ({ documents, judged = false }: UploadPanelProps) => {
  const { signup, capabilities } = useWizard()
  useRestoredDocuments(signup.stateId)
  const limit = Math.max(...documents.map(({ maxBytes }) => maxBytes))
  if (documents.length === 0) return null
  return (
    <div className={css['panel']}>
      {capabilities.uploadsHere && <Note>{documentLimits(limit)}</Note>}
      <FileList>
        {documents.map(document =>
          capabilities.uploadsHere ? (
            <DocumentRow document={document} judged={judged} key={document.id} />
          ) : (
            <DeferredRow document={document} key={document.id} />
          ),
        )}
      </FileList>
    </div>
  )
}
