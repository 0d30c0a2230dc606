import type { ReactNode } from 'react'
import css from './Note.module.css'

interface NoteProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Quieter words that explain what stands above or below them. */
export const Note = ({ id, children }: NoteProps) => (
  <p className={css['note']} id={id}>
    {children}
  </p>
)
