import { type PrintCondition, printBlockedBy } from '@open-account/domain/requirements/printing'
import { printMessages } from '@open-account/contracts/fields/turnOn'
import { depositAmount, turnOnAnswers } from '../../session/draftSelectors.ts'
import type { Reviewed } from '../review/reviewed.ts'
import type { Need } from '../../kit/ui/feedback/StillNeeded.tsx'

/** Where each thing that is missing is given. */
const places: Readonly<Record<PrintCondition, string>> = {
  turn_on_date: 'turn_on_date',
  timeslot: 'turn_on_datetime',
  deposit: 'deposit',
  gst: 'gst_reg_no',
}

/** The first thing that keeps the form from being printed or signed, or null. */
export const printBlock = ({ draft, facts }: Reviewed): PrintCondition | null =>
  printBlockedBy(facts, {
    answers: turnOnAnswers(draft),
    deposit: depositAmount(draft.security_deposit),
  })

/** The same as a link to where it is given. */
export const printNeed = (condition: PrintCondition): Need => ({
  id: places[condition],
  text: printMessages[condition],
})
