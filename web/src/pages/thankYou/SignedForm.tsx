import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { useState } from 'react'
import { reported } from '../../http/api/bodyOf.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { saveFile } from './saveFile.ts'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'

/** The calls of the signature load with the press, because nothing else on this page needs them. */
const loadSignedForm = async (form: PdfBody): Promise<ArrayBuffer> => {
  const { makeSignedForm } = await loadAgain(() => import('../../features/signature/signatureCalls.ts'))
  return reported(makeSignedForm(form))
}

/** The download of the form that was signed on screen. */
export const SignedForm = ({ form }: { readonly form: PdfBody }) => {
  const [stage, setStage] = useState<'ready' | 'loading' | 'failed'>('ready')
  const download = async () => {
    setStage('loading')
    try {
      saveFile({
        name: `${form.application_number}.pdf`,
        type: 'application/pdf',
        content: await loadSignedForm(form),
      })
      setStage('ready')
    } catch {
      setStage('failed')
    }
  }
  return (
    <>
      <Button look="secondary" small pending={stage === 'loading'} onClick={() => void download()}>
        <Icon name="document" />
        Download the signed form (PDF)
      </Button>
      <div role="alert">
        {stage === 'failed' && (
          <StatusText is="bad">The form could not be loaded. Please try again.</StatusText>
        )}
      </div>
    </>
  )
}
