import { Suspense, useState } from 'react'
import { reported } from '../../http/api/bodyOf.ts'
import { isHandheld } from '../../kit/document/handheld.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import type { RadioOption } from '../../kit/ui/choice/RadioField.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { currentCapabilities } from '../../session/mode.ts'
import { errorMessages } from '../failure/errorMessages.ts'
import { closeUpload } from '../kioskUpload/openUpload.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { beginPhoneRequest, endPhoneRequest, openPhoneRequest } from './phoneRequest.ts'
import css from './SignDialog.module.css'
import { SigningFields, SigningWays } from './SigningFields.tsx'
import { cleared, isEmpty, type Signing, type SigningWay } from './signing.ts'
import { storeSignature } from './storeSignature.ts'

/** Loaded when an applicant signs on the phone. */
const PhoneSignature = lazyPart(() => import('./PhoneSignature.tsx'), defaultExport)

const byPointer: readonly RadioOption<SigningWay>[] = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type your name' },
]
const picture: RadioOption<SigningWay> = { value: 'upload', label: 'Upload a picture' }
const phone = { value: 'phone', label: 'Use your phone' } as const

/** The ways to sign: a picture only where this device has files, a phone only at a computer. */
const signingWays = (): readonly RadioOption<SigningWay | 'phone'>[] => {
  if (!currentCapabilities().uploadsHere) return byPointer
  return isHandheld() ? [...byPointer, picture] : [...byPointer, picture, phone]
}

interface SignDialogProps {
  /** The content of the form that is signed. */
  readonly reviewed: Reviewed
  readonly signing: Signing
  readonly onChange: (signing: Signing) => void
  readonly onSaved: (fileId: string) => void
  readonly onClose: () => void
}

/** Signing on screen: drawn, typed or as a picture; or on a phone. Source of the texts: document 2, section 2. */
export default function SignDialog({ reviewed, signing, onChange, onSaved, onClose }: SignDialogProps) {
  const [stage, setStage] = useState<'signing' | 'saving' | 'failed'>('signing')
  const [request, setRequest] = useState(() => openPhoneRequest(reviewed))
  const saving = stage === 'saving'
  const leavePhone = () => {
    if (request === null) return
    endPhoneRequest()
    setRequest(null)
    void closeUpload()
  }
  const choose = (way: SigningWay | 'phone') => {
    if (way === 'phone') return setRequest(beginPhoneRequest(reviewed))
    leavePhone()
    return onChange({ ...signing, way })
  }
  const close = () => {
    leavePhone()
    onClose()
  }
  const save = async () => {
    setStage('saving')
    try {
      onSaved(await reported(storeSignature(signing, reviewed)))
    } catch {
      setStage('failed')
    }
  }
  return (
    <Dialog
      title="Please sign within the box area"
      wide
      onDismiss={saving ? undefined : close}
      actions={
        <>
          <Button look="secondary" unavailable={saving} onClick={close}>
            Close
          </Button>
          {request === null && (
            <>
              <Button look="secondary" unavailable={saving} onClick={() => onChange(cleared(signing))}>
                Clear
              </Button>
              <Button unavailable={isEmpty(signing)} pending={saving} onClick={() => void save()}>
                Save
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={css['ways']}>
        <SigningWays
          ways={signingWays()}
          value={request === null ? signing.way : 'phone'}
          onChange={choose}
        />
        {request === null ? (
          <SigningFields signing={signing} onChange={onChange} />
        ) : (
          <Suspense fallback={<Loader />}>
            <PhoneSignature key={request} request={request} reviewed={reviewed} onSaved={onSaved} />
          </Suspense>
        )}
        {stage === 'failed' && (
          <Notice is="bad" live title={errorMessages.signature_upload_error.text}>
            Your signature is still here. Please save it again.
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
