import type { Domain } from '@open-account/domain/application/codes'
import type { ReactNode } from 'react'
import { CommercialDeposit } from '../help/CommercialDeposit.tsx'
import { ResidentialDeposit } from '../help/ResidentialDeposit.tsx'
import { depositTerms } from './generalTerms.ts'
import { TermsText } from './TermsText.tsx'

const tariffs: Readonly<Record<Domain, () => ReactNode>> = {
  residential: () => <ResidentialDeposit />,
  commercial: () => <CommercialDeposit />,
}

/** The terms of the security deposit and its payment, with its tariff. */
export default function DepositTerms({ domain }: { readonly domain: Domain }) {
  return (
    <>
      <TermsText parts={[{ ...depositTerms, heading: 'What it is and how it is paid' }]} />
      {tariffs[domain]()}
    </>
  )
}
