import type { ReactNode } from 'react'
import css from './FileRow.module.css'

/** The list of a page's documents, with a row each. */
export const FileList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css['files']}>{children}</ul>
)
