import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tsr } from '../../http/api/client.ts'
import { keepLinker } from '../../session/analyticsLinker.ts'
import { makeQueryClient } from './queryClient.ts'
import { WizardShell } from './WizardShell.tsx'

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
