import type { PaymentChoice } from '../store/tables.ts'
import type { PaymentResult } from '@open-account/contracts/gateway'
import type { Entry } from './entry.ts'

/** What the gateway does once the payer has decided. */
export interface GatewayConduct {
  /** Whether the payer is charged, now or later. */
  readonly charged: boolean
  /** What the payer's browser carries to the callback; null when it goes straight back to the application. */
  readonly browser: PaymentResult | null
  /** What the gateway's own server posts to the callback, and how many seconds later. */
  readonly server: readonly { readonly after: number; readonly result: PaymentResult }[]
  /** Whether what the browser carries is as the gateway signed it. */
  readonly genuine: boolean
}

const paid: GatewayConduct = {
  charged: true,
  browser: 'success',
  server: [{ after: 0, result: 'success' }],
  genuine: true,
}
const notPaid = (result: PaymentResult): GatewayConduct => ({
  charged: false,
  browser: result,
  server: [{ after: 0, result }],
  genuine: true,
})

interface CardEntry extends Entry<'card'> {
  /** What the payer chooses, where it is chosen by a button. */
  readonly label: string
  readonly conduct: GatewayConduct
}

/** Cards with a known outcome; any other one pays. Each has a button on the gateway's page, for debit too. */
export const cardEntries: readonly CardEntry[] = [
  {
    id: 'payment.success',
    value: '4111111111111111',
    rule: 'payment.success',
    label: 'Pay',
    sentence: 'Pays, as does every card that is not in this list.',
    conduct: paid,
  },
  {
    id: 'payment.declined',
    value: '4000000000000002',
    rule: 'payment.declined',
    label: 'Decline',
    sentence: 'The payment is declined.',
    conduct: notPaid('failed'),
  },
  {
    id: 'payment.cancelled',
    value: '4000000000000010',
    rule: 'payment.cancelled',
    label: 'Cancel',
    sentence: 'The payer cancels.',
    conduct: notPaid('cancelled'),
  },
  {
    id: 'payment.pending-then-success',
    value: '4000000000000028',
    rule: 'payment.pending-then-success',
    label: 'Pay, pending at first',
    sentence: 'The payment is pending for six seconds and successful then.',
    conduct: {
      ...paid,
      browser: 'pending',
      server: [
        { after: 0, result: 'pending' },
        { after: 6, result: 'success' },
      ],
    },
  },
  {
    id: 'payment.pending',
    value: '4000000000000036',
    rule: 'payment.pending',
    label: 'Leave pending',
    sentence: 'The payment stays pending for ever.',
    conduct: notPaid('pending'),
  },
  {
    id: 'payment.callback-twice',
    value: '4000000000000044',
    rule: 'payment.callback-twice',
    label: 'Pay, called back twice',
    sentence: 'Pays, and the gateway calls back twice at the same moment.',
    conduct: {
      ...paid,
      server: [
        { after: 0, result: 'success' },
        { after: 0, result: 'success' },
      ],
    },
  },
  {
    id: 'payment.callback-late',
    value: '4000000000000051',
    rule: 'payment.callback-late',
    label: 'Pay, called back late',
    sentence: 'Pays; the browser is back at once, and the gateway calls back only ten seconds later.',
    conduct: { ...paid, browser: null, server: [{ after: 10, result: 'success' }] },
  },
  {
    id: 'payment.tampered',
    value: '4000000000000069',
    rule: 'payment.tampered',
    label: 'Decline, and tamper with the answer',
    sentence: 'The payment is declined, and the browser carries a success that the gateway did not sign.',
    conduct: { charged: false, browser: 'success', server: [], genuine: false },
  },
  {
    id: 'payment.failing',
    value: '4000000000000077',
    rule: 'payment.failing',
    label: 'Pay, and fail to tell',
    sentence: 'Pays, and the status of the payment cannot be read.',
    conduct: paid,
  },
]

const book: ReadonlyMap<string, CardEntry> = new Map(cardEntries.map(entry => [entry.id, entry]))

export const isPaymentChoice = (id: string): id is PaymentChoice => book.has(id)

/** What a choice leads to. */
export const cardOf = (choice: PaymentChoice): CardEntry => {
  const found = book.get(choice)
  if (found === undefined) throw new RangeError('Every choice has a card')
  return found
}

/** What a card number chooses. Spaces between the digits do not matter. */
export const choiceOfCard = (number: string): PaymentChoice =>
  cardEntries.find(({ value }) => value === number)?.id ?? 'payment.success'
