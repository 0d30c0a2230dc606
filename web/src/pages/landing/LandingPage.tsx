import { useParams } from '@tanstack/react-router'
import { isApplicantType, isDomain } from '../../session/signup.ts'
import { Landing } from './Landing.tsx'
import { PageFrame } from '../../features/plainPage/PageFrame.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'

/** The pages `/open-account/test` and `/open-account/test-again`, which the specification reserves. */
export const PlaceholderPage = () => (
  <PageFrame>
    <PageTitle title="Test page" lead="There is nothing to fill in here." />
  </PageFrame>
)

/** The landing page with the choices of its address. */
export const LandingPage = () => {
  const { domain = '', type = '' } = useParams({ strict: false })
  return (
    <Landing
      key={`${domain}/${type}`}
      domain={isDomain(domain) ? domain : null}
      type={isApplicantType(type) ? type : null}
    />
  )
}
