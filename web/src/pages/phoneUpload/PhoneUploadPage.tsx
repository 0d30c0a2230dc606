import { useState } from 'react'
import { CodeForm } from './CodeForm.tsx'
import { LinkedPage } from './LinkedPage.tsx'
import { keepSecret, takeSecret } from './uploadSecret.ts'

/** The page on which the applicant's phone uploads what a kiosk asks for: opened by its QR code, or by the short code. */
export const PhoneUploadPage = () => {
  const [secret, setSecret] = useState(takeSecret)
  const open = (opened: string | null) => {
    keepSecret(opened)
    setSecret(opened)
  }
  return secret === null ? (
    <CodeForm onOpen={open} />
  ) : (
    <LinkedPage key={secret} secret={secret} onAnotherCode={() => open(null)} />
  )
}
