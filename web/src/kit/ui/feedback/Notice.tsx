import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './Notice.module.css'

interface NoticeProps {
  /** Information, a success or a problem. */
  readonly is?: 'info' | 'good' | 'bad'
  /** The heading of the message, one level below the heading of a section. */
  readonly title?: string | undefined
  /** Whether screen readers announce it; not for what is on the page from the start. */
  readonly live?: boolean
  readonly children?: ReactNode
}

const iconOf = { info: 'info', good: 'tick', bad: 'warning' } as const

/** A message in the flow of the page. */
export const Notice = ({ is = 'info', title, live = false, children }: NoticeProps) => (
  <div
    className={classNames(css['notice'], css[is])}
    role={live ? (is === 'bad' ? 'alert' : 'status') : undefined}
  >
    <Icon name={iconOf[is]} />
    <div className={css['text']}>
      {title && <h3 className={css['title']}>{title}</h3>}
      {children}
    </div>
  </div>
)
