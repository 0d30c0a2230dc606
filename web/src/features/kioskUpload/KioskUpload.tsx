import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'
import { isPhoneAwaited, isPhoneDone } from '@open-account/domain/kiosk/kioskPanel'
import { canChangeUploads } from '@open-account/domain/kiosk/kioskSession'
import { readSession, sessionKeys } from '../../session/session.ts'
import { uploadedDocuments } from '../../session/draftSelectors.ts'
import { useWaitingForDevice } from '../../session/idle/useWaitingForDevice.ts'
import { FileList } from '../../kit/ui/file/FileList.tsx'
import { use } from 'react'
import { PartTitle } from '../../kit/ui/section/PartTitle.ts'
import { Section } from '../../kit/ui/section/Section.tsx'
import { useRestoredDocuments } from '../documents/useRestoredDocuments.ts'
import { useWizard } from '../../session/useWizard.ts'
import { deleteArrivedFile } from './deleteArrivedFile.ts'
import { KioskDocument } from './KioskDocument.tsx'
import css from './KioskUpload.module.css'
import { LineStatus } from './LineStatus.tsx'
import { LinkBand } from './LinkBand.tsx'
import { useKioskUpload } from './useKioskUpload.ts'

interface KioskUploadProps {
  /** The documents in their order on the screen. */
  readonly documents: readonly ApplicationDocument[]
}

/** The documents of an application at a kiosk, uploaded by phone: the QR code, and the files that arrive. */
export default function KioskUpload({ documents }: KioskUploadProps) {
  const { signup, draft } = useWizard()
  const token = readSession(sessionKeys.token) ?? ''
  const { panel, refresh, finish, removed } = useKioskUpload({ documents, token })
  useRestoredDocuments(signup.stateId)
  const uploaded = uploadedDocuments(draft.documents)
  const missing = documents.filter(({ id }) => !uploaded.includes(id))
  const open = panel.status === 'open' ? panel : null
  const session = open?.session ?? ''
  const isDone = isPhoneDone(panel, missing)
  useWaitingForDevice(isPhoneAwaited(panel, missing))
  const isChangeable = canChangeUploads(draft.kiosk.uploadStatus) && session !== ''
  const deleteFrom = (id: DocumentId) => async (file: UploadedFile) => {
    await deleteArrivedFile({ stateId: signup.stateId, id }, file, { session, token })
    removed(id)
  }
  return (
    <Section title="Upload your documents" heading={use(PartTitle) === null ? 'h2' : 'h3'}>
      <LinkBand
        panel={panel}
        hasArrived={missing.length < documents.length}
        isRequired={missing.some(({ required }) => required)}
        onRefresh={refresh}
        onFinish={finish}
      />
      <div className={css['head']}>
        <h3>Required documents</h3>
        <div aria-live="polite">
          <LineStatus panel={panel} isDone={isDone} />
        </div>
      </div>
      <FileList>
        {documents.map(document => (
          <KioskDocument
            key={document.id}
            document={document}
            files={draft.documents[document.id] ?? []}
            upload={open?.phoneUploads[document.id]}
            isAwaited={open !== null && !isDone}
            onDelete={isChangeable ? deleteFrom(document.id) : undefined}
          />
        ))}
      </FileList>
    </Section>
  )
}
