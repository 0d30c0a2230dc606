import { useEffect } from 'react'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'

const title = 'This kiosk is offline'

/** Shown after the end of a session while the landing page cannot be loaded. Texts are ours. */
export const OfflinePage = () => {
  // Hides the notice that answers are kept.
  useEffect(() => {
    document.documentElement.dataset['ended'] = ''
  }, [])
  return (
    <PlainPage title={title}>
      <p>
        Everything you entered was removed from this device. The first page opens by itself when the
        connection is back.
      </p>
      <FocusOnNavigate title={title} target={undefined} />
    </PlainPage>
  )
}
