import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { ReactNode } from 'react'
import type { CommercialRules } from './premisesSchema.ts'
import type { PremisesForm } from './usePremisesForm.ts'

/** What commercial premises are asked besides, handed in by their step so that nobody else loads it. */
export interface CommercialParts {
  readonly rules: CommercialRules
  readonly hawkerStall: (form: PremisesForm) => ReactNode
  readonly supply: (form: PremisesForm, facts: ApplicationFacts) => ReactNode
}
