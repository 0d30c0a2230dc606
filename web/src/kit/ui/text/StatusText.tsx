import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './StatusText.module.css'

interface StatusTextProps {
  /** A success or an error, shown by icon and colour. */
  readonly is: 'good' | 'bad'
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** A status with an icon: 'Uploaded', 'Address found', or the error of a value. */
export const StatusText = ({ is, id, children }: StatusTextProps) => (
  <p className={classNames(css['status'], css[is])} id={id}>
    <Icon name={is === 'good' ? 'tick' : 'warning'} size="small" />
    <span>{children}</span>
  </p>
)
