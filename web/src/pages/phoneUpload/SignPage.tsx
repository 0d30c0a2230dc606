import { useState } from 'react'
import type { RadioOption } from '../../kit/ui/choice/RadioField.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { pictureOf, toPng } from '../../features/signature/pictureOf.ts'
import { SigningFields, SigningWays } from '../../features/signature/SigningFields.tsx'
import { cleared, isEmpty, nothingSigned, type SigningWay } from '../../features/signature/signing.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import { sendSignature } from './phoneCalls.ts'
import css from './SignPage.module.css'

const ways: readonly RadioOption<SigningWay>[] = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type your name' },
  { value: 'upload', label: 'Upload a picture' },
]

interface SignPageProps {
  readonly secret: string
  /** Called after the signature is sent or refused, to read the session again. */
  readonly onAnswered: () => Promise<void>
}

/** Signing on the phone, with the same box as on the computer. */
export default function SignPage({ secret, onAnswered }: SignPageProps) {
  const [signing, setSigning] = useState(nothingSigned)
  const [stage, setStage] = useState<'signing' | 'saving' | 'failed'>('signing')
  const saving = stage === 'saving'
  const save = async () => {
    setStage('saving')
    try {
      await sendSignature(secret, await toPng(pictureOf(signing)))
    } catch {
      setStage('failed')
    }
    await onAnswered()
  }
  return (
    <PhoneFrame
      title="Please sign within the box area"
      actions={
        <div className={css['actions']}>
          <Button look="secondary" unavailable={saving} onClick={() => setSigning(cleared(signing))}>
            Clear
          </Button>
          <Button unavailable={isEmpty(signing)} pending={saving} onClick={() => void save()}>
            Save
          </Button>
        </div>
      }
    >
      <div className={css['fields']}>
        <SigningWays ways={ways} value={signing.way} onChange={way => setSigning({ ...signing, way })} />
        <SigningFields signing={signing} onChange={setSigning} />
        {stage === 'failed' && (
          <Notice is="bad" live>
            <p>
              <b>Upload signature failed.</b>
            </p>
            <p>Your signature is still here. Please save it again.</p>
          </Notice>
        )}
      </div>
    </PhoneFrame>
  )
}
