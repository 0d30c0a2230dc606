import type { ReactNode } from 'react'
import css from './Tag.module.css'

/** A word or two about where a value comes from or how it stands, such as 'From Myinfo' or 'Verified'. */
export const Tag = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['tag']}>{children}</span>
)
