import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { type AccessibilityOption, accessibilityOptions } from './accessibilityOptions.ts'
import css from './DeviceBar.module.css'
import { redirectMark } from '../../http/api/markRedirect.ts'

const isRedirecting = (): boolean => document.documentElement.hasAttribute(redirectMark)

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [redirectMark] })
  return () => observer.disconnect()
}

/** Whether the browser is redirecting to the identity service or to a payment. */
const useRedirecting = (): boolean => useSyncExternalStore(subscribe, isRedirecting, () => false)

interface DeviceBarProps {
  readonly on: readonly AccessibilityOption[]
  readonly onToggle: (option: AccessibilityOption) => void
  /** Undefined where End Session is not available. */
  readonly onEnd?: (() => void) | undefined
}

const switches: Readonly<Record<AccessibilityOption, { readonly label: string; readonly sign: ReactNode }>> =
  {
    text: { label: 'Large text', sign: <span className={css['letters']}>Aa</span> },
    contrast: { label: 'High contrast', sign: <Icon name="contrast" /> },
    keyboard: { label: 'Keyboard', sign: <span className={css['letters']}>abc</span> },
  }

/**
 * The bar on every page of a shared device: accessibility switches and End Session. Texts of the switches are ours.
 */
export const DeviceBar = ({ on, onToggle, onEnd }: DeviceBarProps) => {
  const redirecting = useRedirecting()
  return (
    <section className={css['bar']} aria-label="This device" data-print="no">
      {accessibilityOptions.map(option => (
        <button
          key={option}
          type="button"
          className={css['switch']}
          aria-pressed={on.includes(option)}
          onClick={() => onToggle(option)}
        >
          <span className={css['sign']} aria-hidden="true">
            {switches[option].sign}
          </span>
          {switches[option].label}
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
