import { useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './ErrorSummary.module.css'
import { FieldLink } from './FieldLink.tsx'

export interface FieldError {
  /** The id of the field, or of its group. */
  readonly id: string
  /** The message at the field. */
  readonly text: string
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[]
  /** The number of attempts to continue, from 0. The summary receives the focus after each. */
  readonly attempt: number
}

/**
 * All errors at the top of the form, each a link to its field. Announced and focused after an attempt to continue.
 */
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const focusedAttempt = useRef(0)
  const isEmpty = errors.length === 0
  useEffect(() => {
    // Focus once per attempt: a correction changes the list but leaves the cursor in the field.
    if (isEmpty || focusedAttempt.current === attempt) return
    focusedAttempt.current = attempt
    box.current?.focus()
  }, [attempt, isEmpty])
  if (isEmpty) return null
  return (
    <div className={css['summary']} role="alert" tabIndex={-1} ref={box}>
      <h2 className={css['heading']}>
        <Icon name="warning" />
        There is a problem
      </h2>
      <ul className={css['list']}>
        {errors.map(error => (
          <li key={error.id}>
            <FieldLink to={error.id}>{error.text}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
