import { createFileRoute, redirect } from '@tanstack/react-router'
import { isDomain } from '../../../session/signup.ts'
import { loadParts } from '../../../pages/landing/lazyParts.ts'
import { LandingPage } from '../../../pages/landing/LandingPage.tsx'

export const Route = createFileRoute('/open-account/$domain/')({
  codeSplitGroupings: [],
  beforeLoad: ({ params }) => {
    if (!isDomain(params.domain))
      throw redirect({ to: '/open-account', search: previous => previous, replace: true })
  },
  loader: loadParts,
  component: LandingPage,
})
