import { useState } from 'react'
import { Button } from '../ui/button/Button.tsx'
import css from './ApplicationId.module.css'

/** The number that the application goes by from now on. */
export const ApplicationId = ({ appId }: { readonly appId: string }) => {
  const [state, setState] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(appId).then(
      () => setState('Copied'),
      () => setState('Copying is not allowed here. Please write the number down.'),
    )
  }
  return (
    <div className={css['box']}>
      <dl>
        <dt className={css['term']}>Application ID</dt>
        <dd className={css['id']}>{appId}</dd>
      </dl>
      <div className={css['copy']}>
        <output>{state}</output>
        <Button look="secondary" small onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  )
}
