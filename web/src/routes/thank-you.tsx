import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '../pages/lazyPage.tsx'
import { handedOver } from '../thankYou/handedOver.ts'

const ThankYouPage = lazyPage(
  () => import('../thankYou/ThankYouPage.tsx'),
  ({ ThankYouPage }) => ThankYouPage,
)

export const Route = createFileRoute('/thank-you')({
  codeSplitGroupings: [],
  beforeLoad: ({ location }) => ({ handover: handedOver(location.state) }),
  loader: () => ThankYouPage.preload(),
  component: ThankYou,
})

function ThankYou() {
  const { handover } = Route.useRouteContext()
  return <ThankYouPage handover={handover} />
}
