import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tsr } from '../../http/api/client.ts'
import { keepLinker } from '../../session/analyticsLinker.ts'
import { WizardShell } from './WizardShell.tsx'

/** Nothing is asked again behind the applicant's back: every call here changes or decides something. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  })

/** The wizard: everything below the landing page that asks and answers. */
export const WizardPage = () => {
  const [client] = useState(makeQueryClient)
  useEffect(keepLinker, [])
  return (
    <QueryClientProvider client={client}>
      <tsr.ReactQueryProvider>
        <WizardShell />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  )
}
