import { createFileRoute, redirect } from '@tanstack/react-router'
import { modeSearchOf } from '../../../session/mode.ts'
import { readStepSearch } from '../../../session/stepSearch.ts'
import { isApplicantType, isDomain } from '../../../session/signup.ts'
import { lazyPage } from '../../../features/plainPage/lazyPage.tsx'
import { guardStep } from '../../shell/guard.ts'

/**
 * The page loads its script, not the route, so that a failed script is requested again. It loads with its first step,
 * because until then the page before it shows, or the frame in the document of the step.
 */
const WizardPage = lazyPage(
  async () => {
    const { WizardPage: page, preloadStepAt } = await import('../../shell/WizardPage.tsx')
    await preloadStepAt(location.pathname)
    return page
  },
  page => page,
)

export const Route = createFileRoute('/open-account/$domain/$type/$step')({
  codeSplitGroupings: [],
  validateSearch: readStepSearch,
  beforeLoad: ({ params: { domain, type, step } }) => {
    if (!isDomain(domain) || !isApplicantType(type)) {
      throw redirect({ to: '/open-account', search: modeSearchOf, replace: true })
    }
    const leadsTo = guardStep(domain, type, step)
    if (leadsTo !== null) throw redirect({ ...leadsTo, search: modeSearchOf, replace: true })
  },
  component: WizardPage,
})
