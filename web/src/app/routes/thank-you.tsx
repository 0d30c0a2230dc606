import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '../../features/plainPage/lazyPage.tsx'
import { readThankYouState } from '../../session/handover/handover.ts'

const ThankYouPage = lazyPage(
  () => import('../../pages/thankYou/ThankYouPage.tsx'),
  ({ ThankYouPage }) => ThankYouPage,
)

export const Route = createFileRoute('/thank-you')({
  codeSplitGroupings: [],
  beforeLoad: ({ location }) => ({ handover: readThankYouState(location.state) }),
  loader: () => ThankYouPage.preload(),
  component: ThankYou,
})

function ThankYou() {
  const { handover } = Route.useRouteContext()
  return <ThankYouPage handover={handover} />
}
