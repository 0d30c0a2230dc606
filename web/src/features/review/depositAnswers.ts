import { formatDollars } from '@open-account/domain/deposit/money'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { depositAmount } from '../../session/draftSelectors.ts'
import { depositLabels as labels } from '../deposit/depositLabels.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import type { Reviewed } from './reviewed.ts'

/** What the deposit of commercial premises was calculated from, as far as it is given, and its amount. */
export const depositAnswers = ({ draft, facts }: Reviewed): readonly AnswerLine[] => {
  const { security_deposit: deposit } = draft
  const amount = depositAmount(deposit)
  const asked = (field: keyof typeof labels, value: string): readonly AnswerLine[] =>
    isFieldRequired(field, facts) && value !== '' ? [{ term: labels[field], value }] : []
  return [
    ...asked('USE_OF_PREMISES_LIST', deposit.selected_premises),
    ...asked('ELECT_CAPACITY', deposit.selected_elec_cap),
    ...asked('WATER_CAPACITY', deposit.WATER_CAPACITY),
    ...asked('NO_DAYS', deposit.NO_DAYS),
    { term: 'Security Deposit', value: amount === null ? 'Not calculated yet' : formatDollars(amount) },
  ]
}
