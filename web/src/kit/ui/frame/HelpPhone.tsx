import { Icon } from '../icon/Icon.tsx'
import css from './HelpPhone.module.css'

interface HelpPhoneProps {
  /** The number as people read it, such as 1800 2222 333. */
  readonly number: string
  /** Whether a press may start a call; otherwise the number is plain text. */
  readonly linked: boolean
}

/** Where to call for help. */
export const HelpPhone = ({ number, linked }: HelpPhoneProps) => {
  const words = (
    <>
      <Icon name="phone" />
      {number}
    </>
  )
  return linked ? (
    <a className={css['phone']} href={`tel:${number.replaceAll(' ', '')}`}>
      {words}
    </a>
  ) : (
    <span className={css['phone']}>{words}</span>
  )
}
