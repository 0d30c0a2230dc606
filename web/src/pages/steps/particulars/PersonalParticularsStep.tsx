import { useEligibility } from '../../../features/applicant/useEligibility.tsx'
import { IdentityFirst } from '../../../features/applicant/identity/IdentityFirst.tsx'
import { useTensionCheck } from '../../../features/applicant/useTensionCheck.tsx'
import { myinfo } from './myinfo.ts'
import { ParticularsForm } from './ParticularsForm.tsx'

/** The step Personal Information: from Myinfo or typed. */
export default function PersonalParticularsStep() {
  const eligibility = useEligibility()
  const tension = useTensionCheck()
  return (
    <>
      <IdentityFirst service={myinfo} isEligible={eligibility.check}>
        <ParticularsForm isEligible={eligibility.check} isTensionServed={tension.check} />
      </IdentityFirst>
      {eligibility.dialog}
      {tension.dialog}
    </>
  )
}
