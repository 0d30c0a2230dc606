import type { ReactNode } from 'react'
import css from './Inset.module.css'

/** What belongs to the choice above it, set in to stand under its words. */
export const Inset = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['inset']}>{children}</div>
)
