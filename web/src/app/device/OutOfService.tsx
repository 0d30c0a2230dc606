import { useEffect, useState } from 'react'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { reportError } from '../../http/observability/errorReporter.ts'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { LiveRegion } from '../../kit/ui/feedback/LiveRegion.tsx'
import { settingsOf } from '../../session/settings.ts'
import type { Remains } from './wipeDevice.ts'

const title = 'This kiosk is out of service'

const names: Readonly<Record<keyof Remains, string>> = {
  storage: 'stored values',
  cookies: 'cookies',
  caches: 'caches',
  databases: 'databases',
  history: 'addresses in the history',
  clipboard: 'text in the clipboard',
}

const kinds = Object.keys(names) as readonly (keyof Remains)[]

const kindsLeft = (remains: Remains) => kinds.filter(kind => remains[kind] > 0)

/** What is left, such as 'cookies: 2, caches: 1'. */
const listOf = (remains: Remains): string =>
  kindsLeft(remains)
    .map(kind => `${names[kind]}: ${remains[kind]}`)
    .join(', ')

interface OutOfServiceProps {
  readonly remains: Remains
  /** Deletes and checks again; this page goes when nothing is left. */
  readonly checkAgain: () => Promise<void>
}

/**
 * Replaces every page of a kiosk on which the last session left something, and reports the counts. No applicant can use
 * the kiosk until a check finds nothing. Texts are ours.
 */
export const OutOfService = ({ remains, checkAgain }: OutOfServiceProps) => {
  const [state, setState] = useState<'unused' | 'running' | 'done'>('unused')
  useEffect(() => {
    const counts = kindsLeft(remains).map(kind => `${kind}:${remains[kind]}`)
    reportError(new Error('A wipe left something'), `wipe_incomplete ${counts.join()}`)
  }, [remains])
  const check = async () => {
    setState('running')
    await checkAgain()
    setState('done')
  }
  const result = state === 'done' ? 'Something is still left.' : ''
  return (
    <PlainPage title={title}>
      <p>Please use another kiosk, or call {settingsOf({ kind: 'unread' }).hotline}.</p>
      <p>
        For the staff: the last session left something that this device could not delete ({listOf(remains)}
        ). Close every window of the browser and open the kiosk again, then check again.
      </p>
      <Button pending={state === 'running'} onClick={() => void check()}>
        Check again
      </Button>
      {result !== '' && <p aria-hidden="true">{result}</p>}
      <LiveRegion text={result} />
      <FocusOnNavigate title={title} target={undefined} />
    </PlainPage>
  )
}
