import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Words for those who listen, where those who look see it otherwise. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['hidden']}>{children}</span>
)
