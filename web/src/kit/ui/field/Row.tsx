import type { ReactNode } from 'react'
import css from './Row.module.css'

/** Fields side by side on a grid of twelve columns; each says how many it takes. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['row']}>{children}</div>
)
