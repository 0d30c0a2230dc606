import { createFileRoute } from '@tanstack/react-router'
import { readThankYouState } from '../../session/handover/handover.ts'
import { LazyThankYouPage } from '../lazyThankYouPage.ts'

export const Route = createFileRoute('/thank-you')({
  codeSplitGroupings: [],
  beforeLoad: ({ location }) => ({ handover: readThankYouState(location.state) }),
  loader: () => LazyThankYouPage.preload(),
  component: ThankYou,
})

function ThankYou() {
  const { handover } = Route.useRouteContext()
  return <LazyThankYouPage handover={handover} />
}
