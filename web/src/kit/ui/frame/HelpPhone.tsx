import { Icon } from '../icon/Icon.tsx'
import css from './HelpPhone.module.css'

interface HelpPhoneProps {
  /** The formatted number, such as 1800 2222 333. */
  readonly number: string
  /** Whether the number is a link that starts a call, or plain text. */
  readonly linked: boolean
}

/** The phone number for help. */
export const HelpPhone = ({ number, linked }: HelpPhoneProps) => {
  const content = (
    <>
      <Icon name="phone" />
      {number}
    </>
  )
  return linked ? (
    <a className={css['phone']} href={`tel:${number.replaceAll(' ', '')}`}>
      {content}
    </a>
  ) : (
    <span className={css['phone']}>{content}</span>
  )
}
