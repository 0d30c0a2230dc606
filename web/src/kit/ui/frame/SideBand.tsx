import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import css from './SideBand.module.css'

interface SideBandProps {
  /** The accessible name of the band, such as 'Your application'. */
  readonly label: string
  readonly layout?: 'step' | 'landing' | 'thanks'
  /** The Home first, then the summary. */
  readonly children: ReactNode
  /** A note at the bottom of the band. */
  readonly foot?: ReactNode
}

/** The sticky side band: the building above, the summary of the application below. */
export const SideBand = ({ label, layout = 'step', children, foot }: SideBandProps) => (
  <aside className={classNames(css['side'], css[layout])} aria-label={label}>
    <div className={css['inner']}>
      {children}
      {foot && <p className={css['foot']}>{foot}</p>}
    </div>
  </aside>
)
