import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import css from './Choices.module.css'

interface ChoicesProps {
  /** Beside each other from 640 px on; on phones always one under the other. */
  readonly columns?: 'one' | 'two' | 'three' | undefined
  readonly children: ReactNode
}

/** Lays out the rows of a group of choices. */
export const Choices = ({ columns = 'one', children }: ChoicesProps) => (
  <div className={classNames(css['choices'], css[columns])}>{children}</div>
)
