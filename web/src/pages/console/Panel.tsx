import type { ReactNode } from 'react'
import { world } from './place.ts'
import css from './console.module.css'

interface PanelProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The call that reads what the panel shows. */
  readonly reads: { readonly method: string; readonly path: string }
  /** Its query, where it says which part of a list the panel shows. */
  readonly query?: string
  readonly children: ReactNode
}

/** The frame of a panel: what it shows, and with which call a program gets the same. */
export const Panel = ({ title, lead, reads, query, children }: PanelProps) => (
  <>
    <h1 className={css['title']} tabIndex={-1}>
      {title}
    </h1>
    {lead && <p className={css['lead']}>{lead}</p>}
    <p className={css['call']}>
      <code>
        {reads.method} {reads.path.replace(':world', world)}
        {query !== undefined && `?${query}`}
      </code>
    </p>
    {children}
  </>
)

/** A part of a panel with a heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css['part']} aria-label={title}>
    <h2 className={css['heading']}>{title}</h2>
    {children}
  </section>
)

/** Buttons beside each other. */
export const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['buttons']}>{children}</div>
)

/** Fields beside each other, as far as there is space. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['fields']}>{children}</div>
)
