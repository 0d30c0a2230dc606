import { displayDate } from '@open-account/domain/time/displayDate'
import { parseSlashedDate } from '@open-account/domain/time/slashedDate'
import { signaturePicture } from '../signature/picture.ts'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import css from './SignedState.module.css'

interface SignedStateProps {
  readonly fileId: string
  /** DD/MM/YYYY. */
  readonly signedAt: string
}

/** The signature and its date. */
export const SignedState = ({ fileId, signedAt }: SignedStateProps) => {
  const date = parseSlashedDate(signedAt)
  const picture = signaturePicture(fileId)
  return (
    <div className={css['signed']}>
      {picture !== null && <img className={css['picture']} src={picture} alt="Your signature" />}
      <StatusText is="good">Signed{date === null ? '' : ` on ${displayDate(date)}`}</StatusText>
    </div>
  )
}
