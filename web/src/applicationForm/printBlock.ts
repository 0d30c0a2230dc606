import { toCents } from '@open-account/domain/deposit/money'
import { type PrintCondition, printBlockedBy } from '@open-account/domain/requirements/printing'
import { printSentences } from '@open-account/contracts/fields/turnOn'
import type { Reviewed } from '../review/reviewed.ts'
import type { Need } from '../ui/feedback/StillNeeded.tsx'

/** Where each thing that is missing is given. */
const places: Readonly<Record<PrintCondition, string>> = {
  turn_on_date: 'turn_on_date',
  timeslot: 'turn_on_datetime',
  deposit: 'deposit',
  gst: 'gst_reg_no',
}

/** The first thing that keeps the form from being printed or signed, or null. */
export const printBlock = ({ draft, facts }: Reviewed): PrintCondition | null => {
  const { turnOn, turnOnServices, review, security_deposit: deposit } = draft
  return printBlockedBy(facts, {
    answers: {
      turn_on_date: turnOnServices.turn_on_date,
      turn_on_datetime: turnOn.turn_on_datetime,
      gst_reg_no: review.gst_reg_no,
      gst_reg_date: review.gst_reg_date,
    },
    deposit: deposit.security_deposit === null ? null : toCents(deposit.security_deposit),
  })
}

/** The same as a link to where it is given. */
export const printNeed = (condition: PrintCondition): Need => ({
  id: places[condition],
  words: printSentences[condition],
})
