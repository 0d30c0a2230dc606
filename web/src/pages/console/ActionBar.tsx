import { useActions } from './actions.ts'
import css from './console.module.css'
import { CopyButton } from './CopyButton.tsx'
import { curlOf } from './curl.ts'
import { world } from './place.ts'

/** How the paths of this world begin, for which a phone has no space. */
const prefix = `/mock/v1/worlds/${world}`

/** The call of the last action, so that a program can do the same. */
export const ActionBar = () => {
  const [last] = useActions()
  const isHere = last !== undefined && `${last.path}/`.startsWith(`${prefix}/`)
  return (
    <footer className={css['bar']} aria-label="Last call" data-empty={last === undefined || undefined}>
      <output className={css['lastCall']}>
        {last && (
          <>
            <code>
              {last.method} {isHere && <span className={css['prefix']}>{prefix}</span>}
              {isHere ? last.path.slice(prefix.length) : last.path} {last.body}
            </code>{' '}
            <b>{last.outcome}</b>
          </>
        )}
      </output>
      {last && <CopyButton text={curlOf(last)} label="Copy as curl" />}
    </footer>
  )
}
