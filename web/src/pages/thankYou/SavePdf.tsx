import { type ReactNode, useState } from 'react'
import { reported } from '../../http/api/bodyOf.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import type { IconName } from '../../kit/ui/icon/icons.ts'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { saveFile } from './saveFile.ts'

interface SavePdfProps {
  readonly icon: IconName
  /** The name of the file. */
  readonly name: string
  readonly load: () => Promise<ArrayBuffer>
  /** The message when it could not be loaded. */
  readonly failure: string
  readonly children: ReactNode
}

/** A button that loads a PDF from the service and saves it. */
export const SavePdf = ({ icon, name, load, failure, children }: SavePdfProps) => {
  const [stage, setStage] = useState<'ready' | 'loading' | 'failed'>('ready')
  const save = async () => {
    setStage('loading')
    try {
      saveFile({ name, type: 'application/pdf', content: await reported(load()) })
      setStage('ready')
    } catch {
      setStage('failed')
    }
  }
  return (
    <>
      <Button look="secondary" small pending={stage === 'loading'} onClick={() => void save()}>
        <Icon name={icon} />
        {children}
      </Button>
      <div role="alert">{stage === 'failed' && <StatusText is="bad">{failure}</StatusText>}</div>
    </>
  )
}
