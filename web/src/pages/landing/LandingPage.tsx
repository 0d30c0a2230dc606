import { useParams } from '@tanstack/react-router'
import { isApplicantType, isDomain } from '../../session/signup.ts'
import { Landing } from './Landing.tsx'

/** The landing page with what its address chooses already. */
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
