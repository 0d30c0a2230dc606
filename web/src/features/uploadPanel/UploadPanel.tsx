import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { FileList } from '../../kit/ui/file/FileList.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { fileLimits } from '../../session/labels/documentTexts.ts'
import { DocumentRow, DocumentsByPhone } from './ownFiles.ts'
import css from './UploadPanel.module.css'
import { useRestoredDocuments } from '../documents/useRestoredDocuments.ts'
import { PlainRow } from '../../kit/ui/file/PlainRow.tsx'
import { DocumentMark } from '../documents/DocumentMark.tsx'

/** A document that this device cannot upload: the applicant uploads it later, by phone. */
const DeferredRow = ({ document: { id, label, required } }: { readonly document: ApplicationDocument }) => (
  <PlainRow mark={<DocumentMark id={id} />} label={label} optional={!required}>
    To be provided on confirmation
  </PlainRow>
)

interface UploadPanelProps {
  /** The documents in order; those with the same size limit are shown together. */
  readonly documents: readonly ApplicationDocument[]
  /** Whether the applicant has pressed Next, so that a missing document shows an error. */
  readonly validated?: boolean
}

/** Documents to upload, a row each; a device that cannot upload shows their names only. */
export const UploadPanel = ({ documents, validated = false }: UploadPanelProps) => {
  const { signup, capabilities } = useWizard()
  useRestoredDocuments(signup.stateId)
  const limits = [...new Set(documents.map(({ maxBytes }) => maxBytes))]
  return limits.map(limit => (
    <div className={css['panel']} key={limit}>
      {capabilities.uploadsHere && <Note>{fileLimits(limit)}</Note>}
      {capabilities.uploadsHere && limit === limits[0] && <DocumentsByPhone documents={documents} />}
      <FileList>
        {documents
          .filter(({ maxBytes }) => maxBytes === limit)
          .map(document =>
            capabilities.uploadsHere ? (
              <DocumentRow document={document} validated={validated} key={document.id} />
            ) : (
              <DeferredRow document={document} key={document.id} />
            ),
          )}
      </FileList>
    </div>
  ))
}
