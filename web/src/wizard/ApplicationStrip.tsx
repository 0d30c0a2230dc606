import { LiveChat } from '../dialogs/LiveChat.tsx'
import { Summary } from '../ui/frame/Summary.tsx'
import { SummaryStrip } from '../ui/frame/SummaryStrip.tsx'
import { Home } from '../ui/home/Home.tsx'
import { useSummary } from './useSummary.tsx'
import { useWizard } from './useWizard.ts'

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
