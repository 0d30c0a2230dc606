import { CallUs } from '../../../features/failure/CallUs.tsx'
import { LeaveSiteLink } from '../../../features/links/LeaveSiteLink.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** The note that sanitary facilities of temporary premises are declared on an external form. Texts are ours. */
export const SanitaryFacilities = () => {
  const { settings, capabilities } = useWizard()
  const { sanitaryFacilities } = settings.links
  return (
    <Notice>
      <p>Temporary sanitary facilities, such as those of a construction site, are declared with a form.</p>
      {sanitaryFacilities ? (
        <LeaveSiteLink href={sanitaryFacilities}>
          Declaration form for temporary sanitary facilities
        </LeaveSiteLink>
      ) : (
        <CallUs view={{ settings, capabilities }} />
      )}
    </Notice>
  )
}
