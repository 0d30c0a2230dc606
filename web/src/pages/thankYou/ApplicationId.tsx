import { useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import css from './ApplicationId.module.css'

interface ApplicationIdProps {
  readonly appId: string
  /** The day of the submission, as it is shown. */
  readonly submittedOn: string
  /** Whether this device belongs to the applicant, so that a copy may stay on it. */
  readonly canCopy: boolean
}

/** The number of the submitted application. */
export const ApplicationId = ({ appId, submittedOn, canCopy }: ApplicationIdProps) => {
  const [state, setState] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(appId).then(
      () => setState('Copied'),
      () => setState('Copying is not allowed here. Please write the number down.'),
    )
  }
  return (
    <dl className={css['box']}>
      <dt className={css['term']}>Application ID</dt>
      <dd className={css['number']}>
        <span className={css['id']}>{appId}</span>
        {canCopy && (
          <span className={css['copy']}>
            <output>{state}</output>
            <Button look="secondary" small onClick={copy}>
              Copy
            </Button>
          </span>
        )}
      </dd>
      <dt className={css['term']}>Submitted on</dt>
      <dd>{submittedOn}</dd>
    </dl>
  )
}
