import { type ReactNode, useId } from 'react'
import { Note } from '../text/text.tsx'
import css from './section.module.css'

interface SectionProps {
  readonly id?: string | undefined
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
  /** On a narrow landing page the section is below the side band. */
  readonly afterSide?: boolean
}

/** A part of the page with a heading, without questions. */
export const Section = ({ id, title, note, children, afterSide = false }: SectionProps) => {
  const headingId = useId()
  return (
    <section
      className={css['section']}
      id={id}
      aria-labelledby={headingId}
      data-after-side={afterSide || undefined}
    >
      <h2 className={css['heading']} id={headingId}>
        {title}
      </h2>
      {note && (
        <div className={css['note']}>
          <Note>{note}</Note>
        </div>
      )}
      {children}
    </section>
  )
}
