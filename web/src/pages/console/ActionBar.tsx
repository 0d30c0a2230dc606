import { useActions } from './actions.ts'
import css from './console.module.css'
import { CopyButton } from './CopyButton.tsx'
import { curlOf } from './curl.ts'

/** The call of the last action, so that a program can do the same. */
export const ActionBar = () => {
  const [last] = useActions()
  return (
    <footer className={css['bar']} aria-label="Last call" data-empty={last === undefined || undefined}>
      <output className={css['lastCall']}>
        {last && (
          <>
            <code>
              {last.method} {last.path} {last.body}
            </code>{' '}
            <b>{last.outcome}</b>
          </>
        )}
      </output>
      {last && <CopyButton text={curlOf(last)} label="Copy as curl" />}
    </footer>
  )
}
