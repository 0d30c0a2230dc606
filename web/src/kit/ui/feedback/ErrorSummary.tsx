import { useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './ErrorSummary.module.css'
import { FieldLink } from './FieldLink.tsx'

export interface FieldError {
  /** The id of the field, or of the group that holds it. */
  readonly id: string
  /** The words that stand at the field. */
  readonly words: string
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[]
  /** Counts the attempts to go on, from 0: with each new one the summary takes the focus. */
  readonly attempt: number
}

/** Everything that is wrong, at the top of the form, each a link to its field; read out and focused after an attempt. */
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const answered = useRef(0)
  const none = errors.length === 0
  useEffect(() => {
    // Once an attempt: a correction takes a line out, or brings one back, and leaves the cursor in the field.
    if (none || answered.current === attempt) return
    answered.current = attempt
    box.current?.focus()
  }, [attempt, none])
  if (none) return null
  return (
    <div className={css['summary']} role="alert" tabIndex={-1} ref={box}>
      <h2 className={css['heading']}>
        <Icon name="warning" />
        There is a problem
      </h2>
      <ul className={css['list']}>
        {errors.map(error => (
          <li key={error.id}>
            <FieldLink to={error.id}>{error.words}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
