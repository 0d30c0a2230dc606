import type { ReactNode } from 'react'
import css from './FileList.module.css'

/** The documents of a page, a FileRow each. */
export const FileList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css['files']}>{children}</ul>
)
