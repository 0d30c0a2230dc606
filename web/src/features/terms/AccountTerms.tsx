import { depositTerms, generalTerms, termsParts } from './generalTerms.ts'
import { TermsText } from './TermsText.tsx'

/** Terms and Conditions: general terms, Parts I to V, security deposit. */
export default function AccountTerms({ hotline }: { readonly hotline: string }) {
  return <TermsText parts={[generalTerms(hotline), ...termsParts, depositTerms]} />
}
