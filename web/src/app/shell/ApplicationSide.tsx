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
      foot="Everything you enter is kept on this device until you submit or cancel."
    >
      <Home domain={wizard.signup.domain} services={services} number={number} />
      <Summary rows={rows} />
      <LiveChat view={wizard} />
    </SideBand>
  )
}
