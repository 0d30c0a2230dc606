import { useEffect, useEffectEvent } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { LineStatus } from '../kioskUpload/LineStatus.tsx'
import { LinkedPhone } from '../kioskUpload/LinkedPhone.tsx'
import { useKioskUpload } from '../kioskUpload/useKioskUpload.ts'
import { WithCredential } from '../kioskUpload/WithCredential.tsx'
import type { Reviewed } from '../review/reviewed.ts'
import { endPhoneRequest } from './phoneRequest.ts'
import { pictureOf } from './pictureOf.ts'
import { nothingSigned } from './signing.ts'
import { saveSigned } from './storeSignature.ts'

interface Arrived {
  readonly fileId: string
  /** The id of the upload session; null when its link has ended meanwhile. */
  readonly session: string | null
  readonly token: string
}

/** The picture of a signature that has arrived; null when it cannot be read: the signature counts without it. */
const readPicture = async ({ fileId, session, token }: Arrived): Promise<HTMLCanvasElement | null> => {
  if (session === null) return null
  try {
    const picture = await bodyOf(
      tsr.kiosk.signature.query({
        headers: { authorization: `Bearer ${token}` },
        params: { file_id: fileId },
        query: { sessionId: session },
      }),
    )
    const image = await createImageBitmap(new Blob([await new Response(picture as Blob).arrayBuffer()]))
    return pictureOf({ ...nothingSigned, way: 'upload', image })
  } catch {
    return null
  }
}

interface PhoneSignatureProps {
  /** The id of the request. */
  readonly request: string
  readonly reviewed: Reviewed
  readonly onSaved: (fileId: string) => void
}

const noDocuments = [] as const

const task = (
  <>
    <b>Sign</b> with your finger, and press Save.
  </>
)

const LinkedSignature = ({
  request,
  reviewed,
  onSaved,
  token,
}: PhoneSignatureProps & { readonly token: string }) => {
  const { panel, signature, refresh } = useKioskUpload({
    documents: noDocuments,
    token,
    signatureRequest: request,
  })
  const session = panel.status === 'open' ? panel.session : null
  const save = useEffectEvent(async (fileId: string) => {
    saveSigned(fileId, await readPicture({ fileId, session, token }), reviewed)
    endPhoneRequest()
    onSaved(fileId)
  })
  useEffect(() => {
    if (signature !== null) void save(signature)
  }, [signature])
  if (signature !== null) return <Loader />
  return (
    <>
      <LinkedPhone panel={panel} task={task} onRefresh={refresh} />
      <div aria-live="polite">
        <LineStatus panel={panel} isDone={false} />
      </div>
    </>
  )
}

/** Signing on a phone: the link, until the signature has arrived and is saved. */
export default function PhoneSignature(props: PhoneSignatureProps) {
  return <WithCredential>{token => <LinkedSignature {...props} token={token} />}</WithCredential>
}
