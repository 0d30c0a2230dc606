import type { PaymentChoice } from '../store/tables.ts'
import type { PaymentResult } from '@open-account/contracts/gateway'
import type { Entry } from './entry.ts'

/** What the gateway does after the payer's choice. */
export interface GatewayConduct {
  /** Whether the payer is charged, now or later. */
  readonly charged: boolean
  /** The result that the payer's browser posts to the callback; null when it is redirected to the application. */
  readonly browser: PaymentResult | null
  /** The results that the gateway's server posts to the callback. `after`: seconds after the choice. */
  readonly server: readonly { readonly after: number; readonly result: PaymentResult }[]
  /** Whether the gateway signed the result that the browser posts. */
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
  /** The label of the button with this outcome. */
  readonly label: string
  readonly conduct: GatewayConduct
}

/** Cards with a known outcome; any other card pays. Each outcome has a button on the gateway's page, also for debit. */
export const cardEntries: readonly CardEntry[] = [
  {
    id: 'payment.success',
    value: '4111111111111111',
    rule: 'payment.success',
    label: 'Pay',
    description: 'Pays, as does every card that is not in this list.',
    conduct: paid,
  },
  {
    id: 'payment.declined',
    value: '4000000000000002',
    rule: 'payment.declined',
    label: 'Decline',
    description: 'The payment is declined.',
    conduct: notPaid('failed'),
  },
  {
    id: 'payment.cancelled',
    value: '4000000000000010',
    rule: 'payment.cancelled',
    label: 'Cancel',
    description: 'The payer cancels.',
    conduct: notPaid('cancelled'),
  },
  {
    id: 'payment.pending-then-success',
    value: '4000000000000028',
    rule: 'payment.pending-then-success',
    label: 'Pay, pending at first',
    description: 'The payment is pending for six seconds and successful then.',
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
    description: 'The payment stays pending for ever.',
    conduct: notPaid('pending'),
  },
  {
    id: 'payment.callback-twice',
    value: '4000000000000044',
    rule: 'payment.callback-twice',
    label: 'Pay, called back twice',
    description: 'Pays, and the gateway calls back twice at the same moment.',
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
    description: 'Pays; the browser is back at once, and the gateway calls back only ten seconds later.',
    conduct: { ...paid, browser: null, server: [{ after: 10, result: 'success' }] },
  },
  {
    id: 'payment.tampered',
    value: '4000000000000069',
    rule: 'payment.tampered',
    label: 'Decline, and tamper with the answer',
    description: 'The payment is declined, and the browser carries a success that the gateway did not sign.',
    conduct: { charged: false, browser: 'success', server: [], genuine: false },
  },
  {
    id: 'payment.failing',
    value: '4000000000000077',
    rule: 'payment.failing',
    label: 'Pay, and fail to tell',
    description: 'Pays, and the status of the payment cannot be read.',
    conduct: paid,
  },
]

const byId: ReadonlyMap<string, CardEntry> = new Map(cardEntries.map(entry => [entry.id, entry]))

export const isPaymentChoice = (id: string): id is PaymentChoice => byId.has(id)

/** The entry of a choice. */
export const cardOf = (choice: PaymentChoice): CardEntry => {
  const found = byId.get(choice)
  if (found === undefined) throw new RangeError(`No card has the choice ${choice}`)
  return found
}

/** The choice of a card number, given without spaces. */
export const choiceOfCard = (number: string): PaymentChoice =>
  cardEntries.find(({ value }) => value === number)?.id ?? 'payment.success'
