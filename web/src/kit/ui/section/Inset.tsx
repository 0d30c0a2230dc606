import type { ReactNode } from 'react'
import css from './Inset.module.css'

/** Content that belongs to the choice above, aligned with its label. */
export const Inset = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['inset']}>{children}</div>
)
