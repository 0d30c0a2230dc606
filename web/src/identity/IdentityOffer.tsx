import { useState } from 'react'
import { InfoButton } from '../../ui/button/InfoButton.tsx'
import { IdentityTerms } from './IdentityTerms.tsx'

/** The way back to the identity service for somebody who began to type. */
export const IdentityOffer = () => {
  const [terms, setTerms] = useState(false)
  return (
    <p>
      <InfoButton aria-haspopup="dialog" onClick={() => setTerms(true)}>
        Use Myinfo instead
      </InfoButton>
      {terms && <IdentityTerms onClose={() => setTerms(false)} />}
    </p>
  )
}
