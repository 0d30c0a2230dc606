import { useState } from 'react'
import { InfoButton } from '../../../kit/ui/button/InfoButton.tsx'
import { useIdentityService } from '../identityService.ts'
import { IdentityTerms } from './IdentityTerms.tsx'

/** The offer of the identity service above the typed form. */
export const IdentityOffer = () => {
  const { name } = useIdentityService()
  const [terms, setTerms] = useState(false)
  return (
    <div>
      <InfoButton aria-haspopup="dialog" onClick={() => setTerms(true)}>
        Use {name} instead
      </InfoButton>
      {terms && <IdentityTerms onClose={() => setTerms(false)} />}
    </div>
  )
}
