import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import css from './SideBand.module.css'

interface SideBandProps {
  /** What the band is, for those who listen, such as 'Your application'. */
  readonly label: string
  readonly layout?: 'step' | 'landing' | 'thanks'
  /** The Home first, then what is known. */
  readonly children: ReactNode
  /** Quiet words at the foot of the window. */
  readonly foot?: ReactNode
}

/** The band of sky: the building above, what is known of the application below; it stays in view. */
export const SideBand = ({ label, layout = 'step', children, foot }: SideBandProps) => (
  <aside className={classNames(css['side'], css[layout])} aria-label={label}>
    <div className={css['inner']}>
      {children}
      {foot && <p className={css['foot']}>{foot}</p>}
    </div>
  </aside>
)
