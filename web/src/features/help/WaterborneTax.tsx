import { LeaveSiteLink } from '../links/LeaveSiteLink.tsx'
import type { TopicView } from './topicView.ts'

/** What the tax is and from when it is charged. The texts are ours. */
export const WaterborneTax = ({ view: { choice, settings, capabilities } }: { readonly view: TopicView }) => {
  const { sanitaryFacilities } = settings.links
  const declares =
    choice.domain === 'commercial' && capabilities.externalLinks && sanitaryFacilities !== undefined
  return (
    <>
      <p>
        Waterborne tax pays for collecting and treating used water. It is charged from the opening of the
        account, by the volume of water used, and billed with the utilities.
      </p>
      {declares && (
        <>
          <p>
            Temporary sanitary facilities, such as those of a construction site, are declared with a form.
          </p>
          <LeaveSiteLink href={sanitaryFacilities}>
            Declaration form for temporary sanitary facilities
          </LeaveSiteLink>
        </>
      )}
    </>
  )
}
