import type { ReactNode, Ref } from 'react'
import { classNames } from '../classNames.ts'
import css from './PageTitle.module.css'

interface PageTitleProps {
  readonly title: ReactNode
  /** What is being opened, above the title. */
  readonly over?: string | undefined
  /** In whose name, under it. */
  readonly overNote?: string | undefined
  /** A sentence or two under the title. */
  readonly lead?: ReactNode
  /** As large as the good news at the end. */
  readonly grand?: boolean
  /** The heading takes the focus when the page has changed. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** What the page is about. */
export const PageTitle = ({ title, over, overNote, lead, grand = false, headingRef }: PageTitleProps) => (
  <>
    {over && (
      <p className={css['over']}>
        <b>{over}</b>
        {overNote}
      </p>
    )}
    <h1 className={classNames(grand && css['grand'])} tabIndex={-1} ref={headingRef}>
      {title}
    </h1>
    {lead && <p className={css['lead']}>{lead}</p>}
  </>
)
