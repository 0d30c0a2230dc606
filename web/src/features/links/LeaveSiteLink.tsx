import { modeCapabilities } from '@open-account/domain/application/modes'
import { type ReactNode, Suspense, useState } from 'react'
import { useMode } from '../../session/mode.ts'
import { InfoButton } from '../../kit/ui/button/InfoButton.tsx'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const LeaveSiteDialog = lazyPart(
  () => import('./LeaveSiteDialog.tsx'),
  ({ LeaveSiteDialog }) => LeaveSiteDialog,
)

interface LeaveSiteLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another website, in modes with external links. A question opens first. */
export const LeaveSiteLink = ({ href, children }: LeaveSiteLinkProps) => {
  const { externalLinks } = modeCapabilities[useMode()]
  const [asking, setAsking] = useState(false)
  if (!externalLinks) return null
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
