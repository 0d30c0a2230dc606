// The first import: it declares the order of the cascade layers before any component adds to one.
import '../src/kit/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
