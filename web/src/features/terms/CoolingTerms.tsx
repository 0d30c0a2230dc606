import { coolingTerms } from './coolingTerms.ts'
import { TermsText } from './TermsText.tsx'

/** Terms of centralised cooling. */
export default function CoolingTerms() {
  return <TermsText parts={coolingTerms} />
}
