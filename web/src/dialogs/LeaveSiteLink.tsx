import { lazy, type ReactNode, Suspense, useState } from 'react'
import { InfoButton } from '../ui/button/InfoButton.tsx'

const LeaveSiteDialog = lazy(() =>
  import('./LeaveSiteDialog.tsx').then(({ LeaveSiteDialog: loaded }) => ({ default: loaded })),
)

interface LeaveSiteLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** The way to a page of somebody else: it asks first. */
export const LeaveSiteLink = ({ href, children }: LeaveSiteLinkProps) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <InfoButton icon="next" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {children}
      </InfoButton>
      {asking && (
        <Suspense>
          <LeaveSiteDialog href={href} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
