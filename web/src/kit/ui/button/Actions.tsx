import type { ReactNode } from 'react'
import css from './Actions.module.css'

/** The buttons that end a view: the way back first, the way on last; on phones the way on stands on top. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['actions']}>{children}</div>
)
