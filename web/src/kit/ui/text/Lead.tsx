import type { ReactNode } from 'react'
import css from './Lead.module.css'

/** The first words of a page, under its title. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['lead']}>{children}</p>
)
