import { formatDollars } from '@open-account/domain/deposit/money'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { depositAmount } from '../../session/draftSelectors.ts'
import { depositLabels as labels } from '../deposit/depositForm.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import type { Reviewed } from './reviewed.ts'

/** The inputs of the deposit of commercial premises, as far as they are entered, and its amount. */
export const depositAnswers = ({ draft, facts }: Reviewed): readonly AnswerLine[] => {
  const { security_deposit: deposit } = draft
  const amount = depositAmount(deposit)
  const requiredLine = (field: keyof typeof labels, value: string): readonly AnswerLine[] =>
    isFieldRequired(field, facts) && value !== '' ? [{ term: labels[field], value }] : []
  return [
    ...requiredLine('USE_OF_PREMISES_LIST', deposit.selected_premises),
    ...requiredLine('ELECT_CAPACITY', deposit.selected_elec_cap),
    ...requiredLine('WATER_CAPACITY', deposit.WATER_CAPACITY),
    ...requiredLine('NO_DAYS', deposit.NO_DAYS),
    { term: 'Security Deposit', value: amount === null ? 'Not calculated yet' : formatDollars(amount) },
  ]
}
