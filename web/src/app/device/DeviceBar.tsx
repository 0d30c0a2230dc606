import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { type Comfort, accessibilityOptions } from './useAccessibilityOptions.ts'
import css from './DeviceBar.module.css'
import { redirectMark } from '../../http/api/markRedirect.ts'

const isRedirecting = (): boolean => document.documentElement.hasAttribute(redirectMark)

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [redirectMark] })
  return () => observer.disconnect()
}

/** Whether the applicant is on the way to the identity service or to a payment. */
const useRedirecting = (): boolean => useSyncExternalStore(subscribe, isRedirecting)

interface DeviceBarProps {
  readonly on: readonly Comfort[]
  readonly onToggle: (comfort: Comfort) => void
  /** Left out where sessions of this device are not ended by hand. */
  readonly onEnd?: (() => void) | undefined
}

const switches: Readonly<Record<Comfort, { readonly words: string; readonly sign: ReactNode }>> = {
  text: { words: 'Large text', sign: <span className={css['letters']}>Aa</span> },
  contrast: { words: 'High contrast', sign: <Icon name="contrast" /> },
  keyboard: { words: 'Keyboard', sign: <span className={css['letters']}>abc</span> },
}

/** What a shared device offers on every page: switches for comfort, and the way out. Texts of the switches are ours. */
export const DeviceBar = ({ on, onToggle, onEnd }: DeviceBarProps) => {
  const redirecting = useRedirecting()
  return (
    <section className={css['bar']} aria-label="This device" data-print="no">
      {accessibilityOptions.map(comfort => (
        <button
          key={comfort}
          type="button"
          className={css['switch']}
          aria-pressed={on.includes(comfort)}
          onClick={() => onToggle(comfort)}
        >
          <span className={css['sign']} aria-hidden="true">
            {switches[comfort].sign}
          </span>
          {switches[comfort].words}
        </button>
      ))}
      {onEnd && !redirecting && (
        <Button look="secondary" small onClick={onEnd}>
          <Icon name="cross" />
          End Session
        </Button>
      )}
    </section>
  )
}
