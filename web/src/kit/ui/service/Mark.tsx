import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icons.ts'
import css from './Mark.module.css'

interface MarkProps {
  readonly icon: IconName
  /** A full circle in the colour of what is done. */
  readonly done?: boolean
}

/** A circled icon for what belongs to no service, such as a document. */
export const Mark = ({ icon, done = false }: MarkProps) => (
  <span className={classNames(css['mark'], done ? css['done'] : css['neutral'])}>
    <Icon name={icon} />
  </span>
)
