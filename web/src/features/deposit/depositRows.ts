import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { Draft } from '../../session/draft.ts'
import type { AmountRow } from '../../kit/ui/amount/Amount.tsx'
import { serviceNames } from '../../kit/ui/service/serviceNames.ts'
import { depositReasons } from './depositReasons.ts'

/** What a calculated deposit is made of, as rows of an amount; none when the tariff does not explain it. */
export const depositRows = (draft: Draft, facts: ApplicationFacts): readonly AmountRow[] =>
  depositReasons(draft, facts).map(({ of, amount, sentence }) => ({
    term: of === 'premises' ? draft.security_deposit.selected_premises : serviceNames[of],
    note: sentence,
    amount: formatDollars(amount),
    service: of === 'premises' ? undefined : of,
  }))
