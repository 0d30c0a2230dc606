import { LiveChat } from '../../features/links/LiveChat.tsx'
import { SideBand } from '../../kit/ui/frame/SideBand.tsx'
import { Summary } from '../../kit/ui/frame/Summary.tsx'
import { Home } from '../../kit/ui/home/Home.tsx'
import { useSummary } from './useSummary.tsx'
import { useWizard } from '../../session/useWizard.ts'

/** The side band: the applicant's building and the summary so far. */
export const ApplicationSide = () => {
  const wizard = useWizard()
  const { rows, services, number } = useSummary()
  return (
    <SideBand
      label="Your application"
      foot={
        wizard.capabilities.sharedDevice
          ? 'Everything you enter is removed from this device when you submit or end the session.'
          : 'Everything you enter is kept in this browser tab until you submit or leave.'
      }
    >
      <Home domain={wizard.signup.domain} services={services} number={number} />
      <Summary rows={rows} />
      <LiveChat view={wizard} />
    </SideBand>
  )
}
