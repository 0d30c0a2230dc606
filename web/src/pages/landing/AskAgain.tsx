import { useEffect, useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { LiveRegion } from '../../kit/ui/feedback/LiveRegion.tsx'
import css from './AskAgain.module.css'

/** The interval between two checks, in milliseconds. */
const interval = 30_000

/** Checks every 30 seconds while the page is visible, and when it becomes visible again. */
const useRegularCheck = (check: () => Promise<unknown>): void => {
  useEffect(() => {
    const checkIfVisible = () => {
      if (!document.hidden) void check()
    }
    const timer = setInterval(checkIfVisible, interval)
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfVisible)
    }
  }, [check])
}

interface AskAgainProps {
  /** The reason on the page. Another reason is announced. */
  readonly text: string
  /** Asks whether the service is back; then this part leaves the page. */
  readonly check: () => Promise<unknown>
}

/** Asks again whether applications can be started, by itself and by a button. Texts are ours. */
export const AskAgain = ({ text, check }: AskAgainProps) => {
  const [firstText] = useState(text)
  const [state, setState] = useState<'unused' | 'running' | 'done'>('unused')
  useRegularCheck(check)
  const tryAgain = async () => {
    setState('running')
    await check()
    setState('done')
  }
  const result = state === 'done' ? 'This e-service is still not available.' : ''
  return (
    <div className={css['ask']}>
      <p>This page asks again every 30 seconds and opens by itself.</p>
      <Button pending={state === 'running'} onClick={() => void tryAgain()}>
        Try again
      </Button>
      {result !== '' && <p aria-hidden="true">{result}</p>}
      <LiveRegion text={`${text === firstText ? '' : text} ${result}`.trim()} />
    </div>
  )
}
