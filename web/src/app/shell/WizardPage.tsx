import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tsr } from '../../http/api/client.ts'
import { saveLinker } from '../../session/analyticsLinker.ts'
import { ignoreMisplacedPress } from '../../kit/navigation/ignoreMisplacedPress.ts'
import { preloadStepAt, screenOf } from './screens.ts'
import { lazyPage } from '../../features/plainPage/lazyPage.tsx'
import { useOtherTab } from './useOtherTab.ts'
import { WizardShell } from './WizardShell.tsx'

const OtherTab = lazyPage(
  () => import('./OtherTab.tsx'),
  ({ OtherTab }) => OtherTab,
)

// From the first step on, also on the pages after the last one.
ignoreMisplacedPress()

/**
 * Queries never repeat by themselves, because calls of the wizard change or decide something. They also run offline:
 * then the call waits for the connection, and the page shows that it loads.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })

/** For the route of the steps and `preloadNextScripts`, which load this page on demand. */
export { preloadStepAt, screenOf }

/** The page of every step of an application. */
export const WizardPage = () => {
  const [client] = useState(makeQueryClient)
  const { stateId, isElsewhere, onTaken } = useOtherTab()
  useEffect(saveLinker, [])
  return (
    <QueryClientProvider client={client}>
      <tsr.ReactQueryProvider>
        {isElsewhere ? <OtherTab stateId={stateId} onTaken={onTaken} /> : <WizardShell />}
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  )
}
