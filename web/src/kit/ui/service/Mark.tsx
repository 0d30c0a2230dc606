import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icons.ts'
import css from './Mark.module.css'

interface MarkProps {
  readonly icon: IconName
  /** A filled circle in the colour of completed parts. */
  readonly done?: boolean
}

/** A circled icon that belongs to no service, such as a document. */
export const Mark = ({ icon, done = false }: MarkProps) => (
  <span className={classNames(css['mark'], done ? css['done'] : css['neutral'])}>
    <Icon name={icon} />
  </span>
)
