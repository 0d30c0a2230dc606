import { Suspense } from 'react'
import { residentialDepositTexts } from '../../features/deposit/residentialDepositTexts.ts'
import type { SummaryRow } from '../../kit/ui/frame/Summary.tsx'
import { premisesLines } from '../../session/draftSelectors.ts'
import { spokenTimeslot, turnOnTexts } from '../../session/labels/dateLabels.ts'
import { useWizard } from '../../session/useWizard.ts'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** Commercial only: loaded when the deposit is calculated. */
const DepositInSummary = lazyPart(() => import('../../features/deposit/DepositInSummary.tsx'), defaultExport)

/** The answers so far, for the sticky summary. */
export const useSummary = () => {
  const { draft, facts, signup } = useWizard()
  const address = premisesLines(draft, signup.nanl)
  const rows: readonly SummaryRow[] = [
    {
      term: signup.nanl ? 'Premises Description' : 'Address',
      value: address.join('\n'),
      placeholder: 'Not entered yet',
    },
    { term: 'Turn-on date', value: turnOnTexts(draft).join('\n') },
    {
      term: 'Deposit',
      value:
        signup.domain === 'residential' ? (
          residentialDepositTexts(draft.premises.use_of_premises, facts).join('\n')
        ) : draft.security_deposit.security_deposit === null ? (
          'Paid during the application'
        ) : (
          <Suspense>
            <DepositInSummary />
          </Suspense>
        ),
    },
  ]
  return {
    rows,
    address,
    /** In short, for the strip. */
    when: turnOnTexts(draft, spokenTimeslot),
    services: facts.services,
    number: draft.premises.premise_address.premise_block,
  }
}
