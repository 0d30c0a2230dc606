import type { Domain } from '@open-account/domain/application/codes'
import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { Suspense } from 'react'
import type { SummaryRow } from '../../kit/ui/frame/Summary.tsx'
import { premisesLines } from '../../session/draftSelectors.ts'
import { timeslotTexts } from '../../session/labels/dateLabels.ts'
import { useWizard } from '../../session/useWizard.ts'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** Commercial only: loaded when the deposit is calculated. */
const DepositInSummary = lazyPart(() => import('../../features/deposit/DepositInSummary.tsx'), defaultExport)

/** The text in place of the deposit before it is calculated. */
const depositPlaceholder: Record<Domain, string> = {
  residential: 'Billed in the first bill',
  commercial: 'Paid during the application',
}

/** The answers so far, for the sticky summary. */
export const useSummary = () => {
  const { draft, facts, signup } = useWizard()
  const address = premisesLines(draft, signup.nanl)
  const date = parseWireDate(draft.turnOnServices.turn_on_date)
  const when =
    date === null ? [] : [displayDateWithWeekday(date), ...timeslotTexts(draft.turnOn.turn_on_datetime)]
  const rows: readonly SummaryRow[] = [
    {
      term: signup.nanl ? 'Premises Description' : 'Address',
      value: address.join('\n'),
      placeholder: 'Not entered yet',
    },
    { term: 'Turn-on date', value: when.join('\n') },
    {
      term: 'Deposit',
      value:
        draft.security_deposit.security_deposit === null ? (
          depositPlaceholder[signup.domain]
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
    when,
    services: facts.services,
    number: draft.premises.premise_address.premise_block,
  }
}
