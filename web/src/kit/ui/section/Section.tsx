import { type ReactNode, useId } from 'react'
import { Note } from '../text/text.tsx'
import css from './section.module.css'

interface SectionProps {
  readonly id?: string | undefined
  readonly title: string
  /** 'h3' inside a part that folds. */
  readonly heading?: 'h2' | 'h3'
  readonly note?: ReactNode
  readonly children: ReactNode
  /** On a narrow landing page the section is below the side band. */
  readonly afterSide?: boolean
}

/** A part of the page with a heading, without questions. */
export const Section = ({
  id,
  title,
  heading: Heading = 'h2',
  note,
  children,
  afterSide = false,
}: SectionProps) => {
  const headingId = useId()
  return (
    <section
      className={css['section']}
      id={id}
      aria-labelledby={headingId}
      data-after-side={afterSide || undefined}
    >
      <Heading className={css['heading']} id={headingId}>
        {title}
      </Heading>
      {note && (
        <div className={css['note']}>
          <Note>{note}</Note>
        </div>
      )}
      {children}
    </section>
  )
}
