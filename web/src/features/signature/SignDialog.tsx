import { useState, useEffect, useRef } from 'react'
import { reported } from '../../http/api/bodyOf.ts'
import { currentCapabilities } from '../../session/mode.ts'
import { errorMessages } from '../failure/errorMessages.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { RadioField, type RadioOption } from '../../kit/ui/choice/RadioField.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { DrawingBox } from './DrawingBox.tsx'
import css from './SignDialog.module.css'
import { cleared, isEmpty, type Signing, undone, type SigningWay } from './signing.ts'
import { storeSignature } from './storeSignature.ts'
import { UploadWay } from './UploadWay.tsx'
import { Box } from './Box.tsx'
import { drawPicture } from './pictureOf.ts'
import type { ModeCapabilities } from '@open-account/domain/application/modes'

const ways: readonly RadioOption<SigningWay>[] = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type your name' },
]
const picture: RadioOption<SigningWay> = { value: 'upload', label: 'Upload a picture' }

/** The ways to sign; a picture only where this device has files. */
const signingWays = ({
  uploadsHere,
}: Pick<ModeCapabilities, 'uploadsHere'>): readonly RadioOption<SigningWay>[] =>
  uploadsHere ? [...ways, picture] : ways

/** The box with a typed or uploaded signature, as it is printed. */
const PictureBox = ({ signing }: { readonly signing: Signing }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, signing)
  }, [signing])
  return <Box canvas={canvas} empty={isEmpty(signing)} />
}

interface SignDialogProps {
  /** The content of the form that is signed. */
  readonly reviewed: Reviewed
  readonly signing: Signing
  readonly onChange: (signing: Signing) => void
  readonly onSaved: (fileId: string) => void
  readonly onClose: () => void
}

/** Signing on screen: drawn, typed or as a picture. Source of the texts: document 2, section 2. */
export default function SignDialog({ reviewed, signing, onChange, onSaved, onClose }: SignDialogProps) {
  const [stage, setStage] = useState<'signing' | 'saving' | 'failed'>('signing')
  const { way, strokes, name } = signing
  const saving = stage === 'saving'
  const change = (part: Partial<Signing>) => onChange({ ...signing, ...part })
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
      onDismiss={saving ? undefined : onClose}
      actions={
        <>
          <Button look="secondary" unavailable={saving} onClick={onClose}>
            Close
          </Button>
          <Button look="secondary" unavailable={saving} onClick={() => onChange(cleared(signing))}>
            Clear
          </Button>
          <Button unavailable={isEmpty(signing)} pending={saving} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className={css['ways']}>
        <RadioField
          id="signing-way"
          label="How do you want to sign?"
          columns="three"
          options={signingWays(currentCapabilities())}
          value={way}
          onChange={chosen => change({ way: chosen })}
        />
        {way === 'type' && (
          <TextField
            id="signing-name"
            label="Your name"
            autoComplete="name"
            value={name}
            onChange={typed => change({ name: typed })}
          />
        )}
        {way === 'upload' && <UploadWay onImage={image => change({ image })} />}
        <div className={css['signature']}>
          {way === 'draw' ? (
            <DrawingBox strokes={strokes} onChange={drawn => change({ strokes: drawn })} />
          ) : (
            <PictureBox signing={signing} />
          )}
          {way === 'draw' && (
            <Button
              look="secondary"
              small
              unavailable={strokes.length === 0}
              onClick={() => onChange(undone(signing))}
            >
              Undo
            </Button>
          )}
        </div>
        {isEmpty(signing) && <Note>Save is possible once the box is not empty.</Note>}
        {stage === 'failed' && (
          <Notice is="bad" live title={errorMessages.signature_upload_error.text}>
            Your signature is still here. Please save it again.
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
