// The first import: it declares the order of the cascade layers before any component adds to one.
import '../../kit/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reportUncaughtErrors } from '../../http/observability/errorReporter.ts'
import { PhoneUploadPage } from './PhoneUploadPage.tsx'

reportUncaughtErrors()
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <PhoneUploadPage />
  </StrictMode>,
)
