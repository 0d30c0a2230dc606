import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import css from './Finish.module.css'

interface FinishProps {
  /** What is still needed on the left, the button on the right. */
  readonly split?: boolean
  readonly children: ReactNode
}

/** The last block of a page, under a heavy rule: what is still needed, and the next button. */
export const Finish = ({ split = false, children }: FinishProps) => (
  <div className={classNames(css['finish'], split && css['split'])} data-finish="">
    {children}
  </div>
)
