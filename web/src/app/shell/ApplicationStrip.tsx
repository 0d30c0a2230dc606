import { LiveChat } from '../../features/links/LiveChat.tsx'
import { Summary } from '../../kit/ui/frame/Summary.tsx'
import { SummaryStrip } from '../../kit/ui/frame/SummaryStrip.tsx'
import { Home } from '../../kit/ui/home/Home.tsx'
import { useSummary } from './useSummary.tsx'
import { useWizard } from '../../session/useWizard.ts'

/** The same summary as one line under the header, for narrow screens. */
export const ApplicationStrip = () => {
  const wizard = useWizard()
  const { rows, address, when, services, number } = useSummary()
  const [title = 'Your application', note = ''] = [...(when.length > 0 ? [when.join(', ')] : []), ...address]
  return (
    <SummaryStrip title={title} note={note} services={services}>
      <Home domain={wizard.signup.domain} services={services} number={number} />
      <Summary rows={rows} />
      <LiveChat view={wizard} />
    </SummaryStrip>
  )
}
