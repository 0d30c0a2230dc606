import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../classNames.ts'
import { LiveRegion } from '../feedback/LiveRegion.tsx'
import { Icon } from '../icon/Icon.tsx'
import { PartTitle } from '../section/PartTitle.ts'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import css from './FoldingPart.module.css'

/** From least to most. */
const ranks = ['not', 'next', 'wrong'] as const

interface FoldingPartProps {
  readonly id?: string | undefined
  readonly title: string
  /** The answers of this part in one line, shown while it is closed, and announced when they change meanwhile. */
  readonly summary?: string | undefined
  /** What this part still needs; an empty list when it is done, undefined when it never needs anything. */
  readonly needs?: readonly string[] | undefined
  /** How much the part matters now. It opens when that rises; only the applicant closes it. */
  readonly matters?: (typeof ranks)[number] | undefined
  /** A link beside the title. */
  readonly change?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a long page that folds under its heading, which says whether it is done. Its content stays on the page, so
 * that the browser's search finds it, a link to a field opens it, and print contains it.
 */
export const FoldingPart = ({
  id,
  title,
  summary,
  needs,
  matters = 'not',
  change,
  children,
}: FoldingPartProps) => {
  const titleId = useId()
  const rank = ranks.indexOf(matters)
  const [isOpen, setOpen] = useState(rank > 0)
  const [lastRank, setLastRank] = useState(rank)
  if (rank !== lastRank) {
    setLastRank(rank)
    if (rank > lastRank) setOpen(true)
  }
  const [seenSummary, setSeenSummary] = useState(summary)
  if (isOpen && seenSummary !== summary) setSeenSummary(summary)
  return (
    <div className={css['fold']} id={id}>
      <details
        aria-labelledby={titleId}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={css['head']}>
          <Icon name="down" />
          <h2 className={css['title']} id={titleId}>
            {title}
          </h2>
          {needs?.length === 0 && (
            <span className={classNames(css['status'], css['done'])}>
              <Icon name="tick" size="small" /> Done
            </span>
          )}
          {needs !== undefined && needs.length > 0 && (
            <span className={css['status']}>Needs: {needs.join(', ')}</span>
          )}
          {summary && (
            <span className={css['summary']}>
              <UnbrokenText>{summary}</UnbrokenText>
            </span>
          )}
        </summary>
        <div className={css['body']}>
          <PartTitle value={title}>{children}</PartTitle>
        </div>
      </details>
      {/* Outside: what is inside a closed part is not announced. */}
      <LiveRegion text={isOpen || !summary || seenSummary === summary ? '' : `${title}: ${summary}`} />
      {change && <div className={css['change']}>{change}</div>}
    </div>
  )
}
