import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tsr } from '../../http/api/client.ts'
import { saveLinker } from '../../session/analyticsLinker.ts'
import { WizardShell } from './WizardShell.tsx'

/** Queries never repeat by themselves, because calls of the wizard change or decide something. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  })

/** The page of every step of an application. */
export const WizardPage = () => {
  const [client] = useState(makeQueryClient)
  useEffect(saveLinker, [])
  return (
    <QueryClientProvider client={client}>
      <tsr.ReactQueryProvider>
        <WizardShell />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  )
}
