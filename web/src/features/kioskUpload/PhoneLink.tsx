import type { ReactNode } from 'react'
import type { UploadLink } from '@open-account/domain/kiosk/kioskPanel'
import { useServiceClock } from '../../session/useServiceClock.ts'
import { Countdown } from '../../kit/ui/feedback/Countdown.tsx'
import css from './PhoneLink.module.css'
import { QrCode } from './QrCode.tsx'

const groupLength = 3

/** A short code in groups of three, as people read and type it. */
const codeInGroups = (code: string): string => `${code.slice(0, groupLength)} ${code.slice(groupLength)}`

const second = 1000

interface PhoneLinkProps {
  readonly link: UploadLink
  /** What to do on the phone; without it, photographing documents. */
  readonly task?: ReactNode
}

const photograph = (
  <>
    <b>Take a photo</b> of each document, or choose a file.
  </>
)

/** The link to the upload page: a QR code to scan, and an address and a code to type. */
export const PhoneLink = ({ link: { url, code, expiresAt }, task = photograph }: PhoneLinkProps) => {
  const now = useServiceClock(true)
  const { host, pathname } = new URL(url)
  return (
    <>
      <QrCode url={url} />
      <div className={css['text']}>
        <ol className={css['steps']}>
          <li>
            <b>Scan the QR code</b> with your phone’s camera.
          </li>
          <li>{task}</li>
          <li>
            <b>Watch this screen.</b> What you send appears here by itself.
          </li>
        </ol>
        <p className={css['byHand']}>
          <span>
            No camera? Go to <b>{`${host}${pathname}`}</b> and enter
          </span>
          <strong className={css['code']}>{codeInGroups(code)}</strong>
        </p>
        <Countdown
          label="This QR code expires in"
          seconds={Math.max(0, (Date.parse(expiresAt) - now) / second)}
        />
      </div>
    </>
  )
}
