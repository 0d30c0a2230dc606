import { CallUs } from '../../../features/failure/CallUs.tsx'
import { LeaveSiteLink } from '../../../features/links/LeaveSiteLink.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** Source: document 1, section 2; the texts are ours. */
const items = [
  'Commercial electricity at High Tension and above must be bought from a retailer on the open electricity market, or you apply to the wholesale market through a form.',
  'If other supply types stay selected, high-tension electricity is removed and the application goes on with the others.',
]

/** The notice for contestable consumers. */
export const ContestableNotice = () => {
  const { settings, capabilities } = useWizard()
  const { retailers, wholesaleForm } = settings.links
  return (
    <Notice title="Contestable consumers">
      <Points items={items} />
      {retailers && <LeaveSiteLink href={retailers}>Electricity retailers</LeaveSiteLink>}{' '}
      {wholesaleForm && <LeaveSiteLink href={wholesaleForm}>Wholesale market form</LeaveSiteLink>}
      {!(retailers && wholesaleForm) && <CallUs view={{ settings, capabilities }} />}
    </Notice>
  )
}
