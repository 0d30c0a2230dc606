import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type ConnectionStatus,
  connectionStatus,
  sendSlowAgain,
  watchConnection,
} from '../../http/api/connection.ts'
import { readAppconfig } from '../../http/api/readAppconfig.ts'
import { focusHeading } from '../../kit/document/focusHeading.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { useOpenDialogs } from '../../kit/ui/dialog/useOpenDialogs.ts'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { currentCapabilities } from '../../session/mode.ts'
import css from './ConnectionNotice.module.css'

/** How long the notice says that the connection is back, in milliseconds. */
const backFor = 5_000
/** The first pause between two checks while the browser says that the device is offline; each next is twice as long. */
const checkAgainAfter = 1_000

/** Who is offline, and where the answers are kept meanwhile, which differs between devices. */
const placeOf = ({ sharedDevice, embedded }: ModeCapabilities) => {
  if (sharedDevice) return { offline: 'This device is offline.', kept: 'until your session ends' }
  return { offline: 'You are offline.', kept: embedded ? 'while this page is open' : 'on this device' }
}

/**
 * Checks by a call what the browser says about the connection. An answer may still be of the moment before the
 * connection was lost, so that the check is repeated. Returns the function that ends the checks.
 */
const checkBrowser = () => {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = async (pause: number) => {
    await readAppconfig().catch(() => undefined)
    clearTimeout(timer)
    if (!navigator.onLine && !ended.signal.aborted) timer = setTimeout(() => void check(pause * 2), pause)
  }
  const start = () => void check(checkAgainAfter)
  if (!navigator.onLine) start()
  window.addEventListener('offline', start, { signal: ended.signal })
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}

/** The status for this notice: of the calls, or `back` for a moment after the device was offline. */
const useConnection = () => {
  const [shown, setShown] = useState<ConnectionStatus | 'back'>(connectionStatus)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = () => {
      clearTimeout(timer)
      const status = connectionStatus()
      setShown(previous => (status === 'good' && previous === 'offline' ? 'back' : status))
      if (status === 'good') timer = setTimeout(() => setShown('good'), backFor)
    }
    const unwatch = watchConnection(change)
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [])
  useEffect(checkBrowser, [])
  return shown
}

/** The button of a call without an answer. When it disappears, the focus returns to where it was. */
const SendAgain = () => {
  const previous = useRef<EventTarget | null>(null)
  const remember = ({ relatedTarget }: FocusEvent) => {
    previous.current = relatedTarget
  }
  const press = () => {
    sendSlowAgain()
    const target = previous.current
    if (target instanceof HTMLElement && target.isConnected) target.focus()
    else focusHeading()
  }
  return (
    <Button look="secondary" small onFocus={remember} onClick={press}>
      Try again
    </Button>
  )
}

interface MessageProps {
  readonly status: ReturnType<typeof useConnection>
}

const Message = ({ status }: MessageProps): ReactNode => {
  if (status === 'good') return null
  const { offline, kept } = placeOf(currentCapabilities())
  if (status === 'back')
    return (
      <>
        <Icon name="tick" />
        <p>The connection is back.</p>
      </>
    )
  return (
    <>
      <Icon name="warning" />
      {status === 'offline' ? (
        <p>
          {offline} Your answers are kept {kept}; we go on when the connection is back.
        </p>
      ) : (
        <>
          <p>The answer takes longer than usual. Your answers are kept {kept}.</p>
          <SendAgain />
        </>
      )}
    </>
  )
}

/** A region that screen readers announce. It is empty at first, because they announce only what is added. */
const Region = (props: MessageProps) => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div id="connection" aria-live="polite" aria-atomic="true" className={css['notice']} data-print="no">
      {isShown && <Message {...props} />}
    </div>
  )
}

/**
 * Says that the device is offline, or that an answer takes long: above the page, or above the topmost dialog, which
 * makes everything outside it inert. Texts are ours.
 */
export default function ConnectionNotice() {
  const status = useConnection()
  const dialog = useOpenDialogs().at(-1)
  return dialog === undefined ? <Region status={status} /> : createPortal(<Region status={status} />, dialog)
}
