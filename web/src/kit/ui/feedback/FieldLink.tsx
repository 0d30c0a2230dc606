import type { MouseEvent, ReactNode } from 'react'
import { focusField } from './focusField.ts'

interface FieldLinkProps {
  /** The id of the field, or of its group. */
  readonly to: string
  readonly children: ReactNode
}

/** A link to a field on the same page: it moves the focus and does not change the address. */
export const FieldLink = ({ to, children }: FieldLinkProps) => {
  const follow = (event: MouseEvent) => {
    if (focusField(to)) event.preventDefault()
  }
  return (
    <a href={`#${to}`} onClick={follow}>
      {children}
    </a>
  )
}
