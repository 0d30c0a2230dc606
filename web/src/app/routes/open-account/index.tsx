import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../../../pages/landing/LandingPage.tsx'

export const Route = createFileRoute('/open-account/')({
  // The landing page is what most people load first: it comes with the entry, not after it.
  codeSplitGroupings: [],
  component: LandingPage,
})
