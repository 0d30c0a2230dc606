import { createFileRoute } from '@tanstack/react-router'
import { handedOver } from '../thankYou/handedOver.ts'
import { ThankYouPage } from '../thankYou/ThankYouPage.tsx'

export const Route = createFileRoute('/thank-you')({
  beforeLoad: ({ location }) => ({ handover: handedOver(location.state) }),
  component: ThankYou,
})

function ThankYou() {
  const { handover } = Route.useRouteContext()
  return <ThankYouPage handover={handover} />
}
