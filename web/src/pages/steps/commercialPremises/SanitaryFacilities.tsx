import { LeaveSiteLink } from '../../../features/links/LeaveSiteLink.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** Temporary premises may have sanitary facilities to declare, on a form of somebody else. The words are ours. */
export const SanitaryFacilities = () => {
  const { settings } = useWizard()
  const { sanitaryFacilities } = settings.links
  return (
    <Notice>
      <p>Temporary sanitary facilities, such as those of a construction site, are declared with a form.</p>
      {sanitaryFacilities && (
        <LeaveSiteLink href={sanitaryFacilities}>
          Declaration form for temporary sanitary facilities
        </LeaveSiteLink>
      )}
    </Notice>
  )
}
