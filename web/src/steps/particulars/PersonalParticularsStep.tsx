import { useEligibility } from '../../eligibility/useEligibility.tsx'
import { IdentityFirst } from '../../identity/IdentityFirst.tsx'
import { myinfo } from './myinfo.ts'
import { ParticularsForm } from './ParticularsForm.tsx'

/** Personal Information: out of Myinfo or typed in. */
export default function PersonalParticularsStep() {
  const { check, dialog } = useEligibility()
  return (
    <>
      <IdentityFirst service={myinfo} isEligible={check}>
        <ParticularsForm isEligible={check} />
      </IdentityFirst>
      {dialog}
    </>
  )
}
