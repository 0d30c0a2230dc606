import { VisuallyHidden } from '../text/text.tsx'

interface LiveRegionProps {
  /** The text that screen readers announce when it changes; empty for none. */
  readonly text: string
  /** Interrupts other announcements; only for what cannot wait. */
  readonly urgent?: boolean
}

/** A hidden text that screen readers announce whenever it changes. Keep it on the page while it is empty. */
export const LiveRegion = ({ text, urgent = false }: LiveRegionProps) => (
  <div role={urgent ? 'alert' : 'status'} aria-atomic="true">
    <VisuallyHidden>{text}</VisuallyHidden>
  </div>
)
