import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { Draft } from '../../session/draft.ts'
import type { AmountRow } from '../../kit/ui/amount/Amount.tsx'
import { serviceNames } from '../../kit/ui/service/serviceNames.ts'
import { depositReasons } from './depositReasons.ts'

/** The parts of a calculated deposit as rows; empty when the tariff does not explain the amount. */
export const depositRows = (draft: Draft, facts: ApplicationFacts): readonly AmountRow[] =>
  depositReasons(draft, facts).map(({ of, amount, text }) => ({
    term: of === 'premises' ? draft.security_deposit.selected_premises : serviceNames[of],
    note: text,
    amount: formatDollars(amount),
    service: of === 'premises' ? undefined : of,
  }))
