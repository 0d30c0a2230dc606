import type { Domain } from '@open-account/domain/application/codes'
import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import type { SummaryRow } from '../ui/frame/Summary.tsx'
import { premisesLines } from './addressLines.ts'
import { timeslotWords } from './timeslotWords.ts'
import { useWizard } from './useWizard.ts'

const depositWords: Record<Domain, string> = {
  residential: 'Billed in the first bill',
  commercial: 'Paid during the application',
}

/** What is known of the application so far, for the sticky summary. */
export const useSummary = () => {
  const { draft, facts, signup } = useWizard()
  const address = premisesLines(draft, signup.nanl)
  const date = parseWireDate(draft.turnOnServices.turn_on_date)
  const when =
    date === null ? [] : [displayDateWithWeekday(date), ...timeslotWords(draft.turnOn.turn_on_datetime)]
  const rows: readonly SummaryRow[] = [
    { term: 'Address', value: address.join('\n'), open: 'Not entered yet' },
    { term: 'Turn-on date', value: when.join('\n') },
    { term: 'Deposit', value: depositWords[signup.domain] },
  ]
  return {
    rows,
    address,
    when,
    services: facts.services,
    number: draft.premises.premise_address.premise_block,
  }
}
