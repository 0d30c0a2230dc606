import { useState } from 'react'
import { CodeForm } from './CodeForm.tsx'
import { LinkedPage } from './LinkedPage.tsx'
import { saveSecret, takeSecret } from './uploadSecret.ts'

/** The page on which the applicant's phone uploads documents for a kiosk, opened by the QR code or the short code. */
export const PhoneUploadPage = () => {
  const [secret, setSecret] = useState(takeSecret)
  const open = (opened: string | null) => {
    saveSecret(opened)
    setSecret(opened)
  }
  return secret === null ? (
    <CodeForm onOpen={open} />
  ) : (
    <LinkedPage key={secret} secret={secret} onAnotherCode={() => open(null)} />
  )
}
