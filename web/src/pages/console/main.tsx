// The first import: it declares the order of the cascade layers before any component adds to one.
import '../../kit/styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reportUncaughtErrors } from '../../http/observability/errorReporter.ts'
import { Console } from './Console.tsx'
import { tsr } from './steer.ts'

reportUncaughtErrors()
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
/** A refusal is shown at once; the next interval reads again. */
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <tsr.ReactQueryProvider>
        <Console />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  </StrictMode>,
)
