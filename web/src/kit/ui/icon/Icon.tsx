import { classNames } from '../classNames.ts'
import css from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

interface IconProps {
  readonly name: IconName
  /** 24, 20 or 18 px at the usual text size. */
  readonly size?: 'usual' | 'small' | 'least'
  readonly className?: string | undefined
}

/** A line drawing beside words that say the same; never the only sign. */
export const Icon = ({ name, size = 'usual', className }: IconProps) => (
  <svg className={classNames(css['icon'], css[size], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
