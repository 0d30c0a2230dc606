import { useEligibility } from '../../../features/applicant/useEligibility.tsx'
import { IdentityFirst } from '../../../features/applicant/identity/IdentityFirst.tsx'
import { useTensionCheck } from '../../../features/applicant/useTensionCheck.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { ManualEntryPrompt } from './ManualEntryPrompt.tsx'
import { myinfoBusiness } from './myinfoBusiness.ts'

/** The step Company Information: from Myinfo Business or typed. */
export default function CompanyParticularsStep() {
  const eligibility = useEligibility()
  const tension = useTensionCheck()
  return (
    <>
      <IdentityFirst service={myinfoBusiness} isEligible={eligibility.check} BeforeManual={ManualEntryPrompt}>
        <CompanyForm isEligible={eligibility.check} isTensionServed={tension.check} />
      </IdentityFirst>
      {eligibility.dialog}
      {tension.dialog}
    </>
  )
}
