import { VisuallyHidden } from '../text/text.tsx'

interface LiveRegionProps {
  /** What is read out when it changes; empty says nothing. */
  readonly words: string
  /** Interrupts what is being read; only for what cannot wait. */
  readonly urgent?: boolean
}

/** Words for those who listen, read out whenever they change. Stays on the page, also while it is empty. */
export const LiveRegion = ({ words, urgent = false }: LiveRegionProps) => (
  <div role={urgent ? 'alert' : 'status'} aria-atomic="true">
    <VisuallyHidden>{words}</VisuallyHidden>
  </div>
)
