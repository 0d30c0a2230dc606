import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'
import { documentOf } from '@open-account/domain/requirements/documents'
import { documentsOnStep } from '@open-account/domain/requirements/documentSteps'
import { isPhoneDone, type KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import { useEffect, useRef } from 'react'
import { uploadFailed } from '@open-account/contracts/fields/uploads'
import { uploadedDocuments } from '../../session/draftSelectors.ts'
import { savePhoneUse } from '../../session/phoneUse.ts'
import { useWizard } from '../../session/useWizard.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { documentFieldId } from '../documents/documentFieldId.ts'
import { LineStatus } from './LineStatus.tsx'
import { LinkedPhone } from './LinkedPhone.tsx'
import css from './PhoneUpload.module.css'
import { closeUpload } from './openUpload.ts'
import { WithCredential } from './WithCredential.tsx'
import { useKioskUpload } from './useKioskUpload.ts'

interface PhoneUploadProps {
  /** The documents of the step whose rows are below; the rows of the others may be in a closed part. */
  readonly below: readonly ApplicationDocument[]
  /** The document at whose row the phone was chosen. */
  readonly chosen: DocumentId
}

/** What the phone is sending, or could not send. */
const PhoneProgress = ({ panel }: { readonly panel: KioskPanel }) =>
  panel.status === 'open' &&
  Object.values(panel.phoneUploads).map(upload => {
    const { label } = documentOf(upload.document)
    return (
      <div key={upload.document}>
        {upload.kind === 'receiving' ? (
          <StatusText is="good">{`Receiving ${label} from your phone`}</StatusText>
        ) : (
          <StatusText is="bad">{`${label}: ${uploadFailed}`}</StatusText>
        )}
      </div>
    )
  })

interface OpenPhoneUploadProps extends Pick<PhoneUploadProps, 'below'> {
  readonly token: string
}

const OpenPhoneUpload = ({ below, token }: OpenPhoneUploadProps) => {
  const { draft, step, facts } = useWizard()
  const documents = documentsOnStep(step, facts)
  const { panel, refresh } = useKioskUpload({ documents, token })
  const uploaded = uploadedDocuments(draft.documents)
  const missing = documents.filter(({ id }) => !uploaded.includes(id))
  const uploadedElsewhere = documents.filter(each => uploaded.includes(each.id) && !below.includes(each))
  return (
    <>
      <LinkedPhone panel={panel} onRefresh={refresh} />
      <div className={css['status']} aria-live="polite">
        <LineStatus panel={panel} isDone={isPhoneDone(panel, missing)} />
        <PhoneProgress panel={panel} />
      </div>
      {/* Announced where they are. */}
      {uploadedElsewhere.map(({ id, label }) => (
        <StatusText key={id} is="good">{`${label}: uploaded`}</StatusText>
      ))}
    </>
  )
}

/** The upload of the documents of a step by phone, for an applicant at a computer. */
export default function PhoneUpload({ below, chosen }: PhoneUploadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<DocumentId | null>(null)
  useEffect(() => {
    if (last.current !== chosen) heading.current?.focus()
    last.current = chosen
  }, [chosen])
  const close = () => {
    void closeUpload()
    savePhoneUse(null)
    document.getElementById(documentFieldId(chosen))?.focus()
  }
  return (
    <section className={css['panel']} aria-labelledby="phone-upload">
      <div className={css['head']}>
        <h3 id="phone-upload" tabIndex={-1} ref={heading}>
          Use your phone
        </h3>
        <Button look="secondary" small onClick={close}>
          Close
        </Button>
      </div>
      <WithCredential>{token => <OpenPhoneUpload below={below} token={token} />}</WithCredential>
    </section>
  )
}
