import { formatDollars } from '@open-account/domain/deposit/money'
import type { Reads } from '../../store/reads.ts'
import { html, type Html } from '../../views/html.ts'
import { merchantName } from './merchant.ts'

/** The Application ID of a transaction; null when it has none in this world. */
export const applicationIdOf = async (
  { reads }: { readonly reads: Pick<Reads, 'transaction'> },
  world: string,
  stateId: string,
): Promise<string | null> => {
  const transaction = await reads.transaction(stateId)
  return transaction?.world === world ? transaction.app_id : null
}

interface Payment {
  /** Cents. */
  readonly amount: number
  readonly appId: string | null
  /** The reference of the attempt; null before there is one. */
  readonly reference: string | null
}

/** The payee, the purpose and the amount of a payment. */
export const paymentFacts = ({ amount, appId, reference }: Payment): Html => {
  const facts = [
    ['Pay to', merchantName],
    ['For', 'Security deposit of a utilities account'],
    ['Application ID', appId],
    ['Amount', formatDollars(amount)],
    ['Payment reference', reference],
  ].flatMap(([term, text]) => (term && text ? [{ term, text }] : []))
  return html`<dl class="facts">
    ${facts.map(
      ({ term, text }) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`
}
