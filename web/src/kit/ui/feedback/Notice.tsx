import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './Notice.module.css'

interface NoticeProps {
  /** Something to know, something that went well, or something that went wrong. */
  readonly is?: 'info' | 'good' | 'bad'
  /** Heads the message inside a section, whose own heading is one level up. */
  readonly title?: string | undefined
  /** Read out when it appears; leave it off for what stands there from the start. */
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
    <div className={css['words']}>
      {title && <h3 className={css['title']}>{title}</h3>}
      {children}
    </div>
  </div>
)
