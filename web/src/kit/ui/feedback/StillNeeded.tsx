import { useId } from 'react'
import { FieldLink } from './FieldLink.tsx'
import css from './StillNeeded.module.css'

export interface Need {
  /** The id of the missing field, or of its group. */
  readonly id: string
  /** What is missing: the label of the field, or 'OTP: 2 more digits, then Verify'. */
  readonly text: string
}

interface StillNeededProps {
  readonly needs: readonly Need[]
  readonly heading?: 'h2' | 'h3'
}

/** What is missing beside an unavailable button, as links. Screen readers announce changes. */
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
              <li className={css['item']} key={`${need.id} ${need.text}`}>
                <FieldLink to={need.id}>{need.text}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
