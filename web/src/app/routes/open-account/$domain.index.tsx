import { createFileRoute, redirect } from '@tanstack/react-router'
import { isDomain } from '../../../session/signup.ts'
import { LandingPage } from '../../../pages/landing/LandingPage.tsx'

export const Route = createFileRoute('/open-account/$domain/')({
  codeSplitGroupings: [],
  beforeLoad: ({ params }) => {
    if (!isDomain(params.domain))
      throw redirect({ to: '/open-account', search: previous => previous, replace: true })
  },
  component: LandingPage,
})
