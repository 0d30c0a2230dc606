import type { CommercialParts } from '../premises/PremisesSection.tsx'
import { PremisesScreen } from '../premises/PremisesScreen.tsx'
import { commercialRules } from './commercialRules.ts'
import { CommercialSupply } from './CommercialSupply.tsx'
import { HawkerStall } from './HawkerStall.tsx'

const commercial: CommercialParts = {
  rules: commercialRules,
  useHint: 'What you do there. The security deposit follows from the Type of Premises, on the review.',
  hawkerStall: form => <HawkerStall form={form} />,
  supply: form => <CommercialSupply form={form} />,
}

/** The step Your Premises of a commercial application. */
export default function CommercialPremisesStep() {
  return <PremisesScreen commercial={commercial} />
}
