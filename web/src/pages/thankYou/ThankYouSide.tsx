import { SideBand } from '../../kit/ui/frame/SideBand.tsx'
import { Summary } from '../../kit/ui/frame/Summary.tsx'
import { Home } from '../../kit/ui/home/Home.tsx'
import { appointmentTexts } from './appointmentTexts.ts'
import type { Handover } from '../../session/handover/handover.ts'

/** The side band, with the building and its neighbours lit. */
export const ThankYouSide = ({ handover }: { readonly handover: Handover }) => {
  const { application, services, houseNumber, appId, appointment, settings } = handover
  return (
    <SideBand label="Your application" layout="thanks" foot={`Questions? Call ${settings.hotline}.`}>
      <Home domain={application.domain} services={services} number={houseNumber} submitted />
      <Summary
        rows={[
          { term: 'Application', value: appId },
          { term: 'Turn-on date', value: appointmentTexts(appointment).join('\n') },
        ]}
      />
    </SideBand>
  )
}
