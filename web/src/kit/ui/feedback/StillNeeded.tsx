import { useId } from 'react'
import { FieldLink } from './FieldLink.tsx'
import css from './StillNeeded.module.css'

export interface Need {
  /** The id of the field that is missing, or of the group that holds it. */
  readonly id: string
  /** What exactly is missing: the label of the field, or 'OTP: 2 more digits, then Verify'. */
  readonly words: string
}

interface StillNeededProps {
  readonly needs: readonly Need[]
  readonly heading?: 'h2' | 'h3'
}

/** Beside a button that cannot be pressed yet: what is missing, as links, kept up to date for those who listen. */
export const StillNeeded = ({ needs, heading: Heading = 'h2' }: StillNeededProps) => {
  const headingId = useId()
  return (
    <div aria-live="polite" className={css['needed']}>
      {needs.length > 0 && (
        <>
          <Heading className={css['heading']} id={headingId}>
            Still needed
          </Heading>
          <ul className={css['list']} aria-labelledby={headingId}>
            {needs.map(need => (
              <li className={css['item']} key={`${need.id} ${need.words}`}>
                <FieldLink to={need.id}>{need.words}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
