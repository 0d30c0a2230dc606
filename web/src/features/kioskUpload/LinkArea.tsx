import type { KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import type { ReactNode } from 'react'
import { useRowFocus } from '../documents/useRowFocus.ts'

const areaId = 'phone-link'

interface LinkAreaProps {
  readonly status: KioskPanel['status']
  readonly className?: string | undefined
  /** The content, which runs its actions by `act`. */
  readonly children: (act: (action: () => void) => void) => ReactNode
}

/** The area of the link for a phone. It receives the focus when an action has replaced the button that was pressed. */
export const LinkArea = ({ status, className, children }: LinkAreaProps) => {
  const act = useRowFocus(areaId, status)
  return (
    <section id={areaId} aria-label="Link for your phone" tabIndex={-1} className={className}>
      {children(act)}
    </section>
  )
}
