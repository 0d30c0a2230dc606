import type { ReactNode, Ref } from 'react'
import { classNames } from '../classNames.ts'
import css from './PageTitle.module.css'

interface PageTitleProps {
  readonly title: ReactNode
  /** The kind of account, above the title. */
  readonly over?: string | undefined
  /** The applicant type, beside it. */
  readonly overNote?: string | undefined
  /** A sentence or two under the title. */
  readonly lead?: ReactNode
  /** Larger, for the thank-you page. */
  readonly grand?: boolean
  /** The heading, which receives the focus when the page has changed. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** The title of a page. */
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
