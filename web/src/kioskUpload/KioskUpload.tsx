import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'
import type { KioskPanel } from '@open-account/domain/upload/kioskPanel'
import { canChangeUploads } from '@open-account/domain/upload/kioskSession'
import { uploadedDocuments } from '../application/uploadedDocuments.ts'
import { useWaitingForDevice } from '../kiosk/useWaitingForDevice.ts'
import { StatusWords } from '../ui/text/StatusWords.tsx'
import { FileList } from '../ui/file/FileList.tsx'
import { Section } from '../ui/section/Section.tsx'
import { useRestoredDocuments } from '../upload/useRestoredDocuments.ts'
import { useWizard } from '../wizard/useWizard.ts'
import { deleteArrived } from './deleteArrived.ts'
import { KioskDocument } from './KioskDocument.tsx'
import css from './KioskUpload.module.css'
import { LinkBand } from './LinkBand.tsx'
import { useKioskUpload } from './useKioskUpload.ts'

/** How the line to the phone is, where there is something to say of it. */
const LineStatus = ({ panel }: { readonly panel: KioskPanel }) => {
  if (panel.is !== 'open') return null
  if (panel.isCut) return <StatusWords is="bad">The connection was lost. Connecting again..</StatusWords>
  return panel.isPhoneConnected ? <StatusWords is="good">Phone connected</StatusWords> : null
}

interface KioskUploadProps {
  /** The documents in the order they are asked. */
  readonly documents: readonly ApplicationDocument[]
}

/** The documents of a kiosk's application, which the applicant's phone uploads: the code to scan, and what arrives. */
export default function KioskUpload({ documents }: KioskUploadProps) {
  const { signup, draft } = useWizard()
  const { panel, token, refresh, finish } = useKioskUpload(documents)
  useRestoredDocuments(signup.stateId)
  const uploaded = uploadedDocuments(draft.documents)
  const arrived = documents.filter(({ id }) => uploaded.includes(id))
  const open = panel.is === 'open' ? panel : null
  const session = open?.session ?? null
  useWaitingForDevice(open !== null && arrived.length < documents.length)
  const isChangeable = canChangeUploads(draft.kiosk.uploadStatus) && session !== null
  const deleteFrom = (id: DocumentId) => (file: UploadedFile) =>
    deleteArrived({ stateId: signup.stateId, id }, file, { session: session ?? '', token })
  return (
    <Section title="Upload your documents">
      <LinkBand panel={panel} hasArrived={arrived.length > 0} onRefresh={refresh} onFinish={finish} />
      <div className={css['head']}>
        <h3>Required documents</h3>
        <div aria-live="polite">
          <LineStatus panel={panel} />
        </div>
      </div>
      <FileList>
        {documents.map(document => (
          <KioskDocument
            key={document.id}
            document={document}
            files={draft.documents[document.id] ?? []}
            onTheWay={open?.onTheWay[document.id]}
            isAwaited={open !== null}
            onDelete={isChangeable ? deleteFrom(document.id) : undefined}
          />
        ))}
      </FileList>
    </Section>
  )
}
