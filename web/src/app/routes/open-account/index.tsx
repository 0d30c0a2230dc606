import { createFileRoute } from '@tanstack/react-router'
import { loadParts } from '../../../pages/landing/lazyParts.ts'
import { LandingPage } from '../../../pages/landing/LandingPage.tsx'

export const Route = createFileRoute('/open-account/')({
  // Most people load the landing page first: it is part of the entry script.
  codeSplitGroupings: [],
  loader: loadParts,
  component: LandingPage,
})
