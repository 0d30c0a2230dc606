import { classNames } from '../classNames.ts'
import css from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

interface IconProps {
  readonly name: IconName
  /** 24, 20 or 18 px at the usual text size. */
  readonly size?: 'usual' | 'small' | 'least'
  readonly className?: string | undefined
}

/** An icon, always beside a text with the same meaning. */
export const Icon = ({ name, size = 'usual', className }: IconProps) => (
  <svg className={classNames(css['icon'], css[size], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
