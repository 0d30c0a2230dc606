import { createFileRoute, redirect } from '@tanstack/react-router'
import { keptModeSearch } from '../../application/mode.ts'
import { readStepSearch } from '../../application/stepSearch.ts'
import { isApplicantType, isDomain } from '../../application/signup.ts'
import { guardStep } from '../../wizard/guard.ts'
import { WizardPage } from '../../wizard/WizardPage.tsx'

export const Route = createFileRoute('/open-account/$domain/$type/$step')({
  validateSearch: readStepSearch,
  beforeLoad: ({ params: { domain, type, step } }) => {
    if (!isDomain(domain) || !isApplicantType(type)) {
      throw redirect({ to: '/open-account', search: keptModeSearch, replace: true })
    }
    const leadsTo = guardStep(domain, type, step)
    if (leadsTo !== null) throw redirect({ ...leadsTo, search: keptModeSearch, replace: true })
  },
  component: WizardPage,
})
