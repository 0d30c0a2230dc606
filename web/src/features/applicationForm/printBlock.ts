import { type PrintCondition, printBlockedBy } from '@open-account/domain/requirements/printing'
import { printMessages } from '@open-account/contracts/fields/turnOn'
import { depositAmount, turnOnAnswers } from '../../session/draftSelectors.ts'
import type { Reviewed } from '../review/reviewed.ts'
import type { Need } from '../../kit/ui/feedback/StillNeeded.tsx'

/** The id of the field for each missing answer. */
const fieldIds: Readonly<Record<PrintCondition, string>> = {
  turn_on_date: 'turn_on_date',
  timeslot: 'turn_on_datetime',
  deposit: 'deposit',
  gst: 'gst_reg_no',
}

/** The first condition against printing or signing the form, or null. */
export const printBlock = ({ draft, facts }: Reviewed): PrintCondition | null =>
  printBlockedBy(facts, {
    answers: turnOnAnswers(draft),
    deposit: depositAmount(draft.security_deposit),
  })

/** That condition as a link to its field. */
export const printNeed = (condition: PrintCondition): Need => ({
  id: fieldIds[condition],
  text: printMessages[condition],
})
