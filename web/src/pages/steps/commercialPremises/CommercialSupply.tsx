import { isContestableNoticed, isTensionRequired } from '@open-account/domain/premises/tension'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import type { PremisesForm } from '../premises/usePremisesForm.ts'
import { ContestableNotice } from './ContestableNotice.tsx'
import { TensionLevel } from './TensionLevel.tsx'
import { TypeOfUsage } from './TypeOfUsage.tsx'

interface CommercialSupplyProps {
  readonly form: PremisesForm
}

/** The questions about the supply of commercial premises, besides the services. */
export const CommercialSupply = ({ form }: CommercialSupplyProps) => {
  const { draft, facts } = useWizard()
  return (
    <FieldSection title="Supply">
      {isTensionRequired(facts) && <TensionLevel form={form} />}
      {isContestableNoticed(facts, draft.premises.premise_address.premise_contestable) && (
        <ContestableNotice />
      )}
      <TypeOfUsage form={form} />
    </FieldSection>
  )
}
