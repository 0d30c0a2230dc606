import type { GatewayForm } from '@open-account/contracts/gateway'
import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'
import type { Service } from '../../service/service.ts'
import { choosePayment, findPayment, listPayments } from '../../store/payments.ts'
import type { PaymentRow, WorldRow } from '../../store/tables.ts'
import { listTerminalTransactions } from '../../store/terminalTransactions.ts'
import { lockTransaction } from '../../store/transactions.ts'
import { signedForm } from './forms.ts'
import { isCharged } from './isCharged.ts'
import { replyTo, requestIn } from './messages.ts'

/** Posts a form to the callback, as the gateway's own server does. */
export type CallBack = (form: GatewayForm) => Promise<unknown>

/** The simulated payment gateway. */
export interface Gateway {
  /**
   * Saves the payer's choice and calls back. Only the first choice of an attempt counts. One attempt of an application
   * is charged: when another one was or will be charged, here or at the terminal of a kiosk, this one is declined.
   */
  readonly choose: (
    world: WorldRow,
    at: number,
    reference: string,
    choice: PaymentChoice,
  ) => Promise<PaymentRow>
  /** Calls back with the outcomes that are due and were not posted yet. */
  readonly catchUp: (world: WorldRow, at: number, payments: readonly PaymentRow[]) => Promise<void>
}

const second = 1_000

/** The results that the gateway's server has to post about an attempt until a moment. */
const duePosts = ({ choice, chosen_at: since }: PaymentRow, at: number) =>
  choice === null || since === null
    ? []
    : cardOf(choice).conduct.server.filter(({ after }) => since + after * second <= at)

const isFinished = ({ state }: PaymentRow): boolean => state !== 'open' && state !== 'pending'

export const gatewayOf = ({ db }: Pick<Service, 'db'>, callBack: CallBack): Gateway => {
  const post = (world: WorldRow, { payload }: PaymentRow, posts: ReturnType<typeof duePosts>) => {
    const request = requestIn(payload)
    if (request === null) throw new Error('The payload of an attempt to pay is no request to the gateway')
    return Promise.all(posts.map(({ result }) => callBack(signedForm(world, replyTo(request, result)))))
  }

  return {
    choose: async (world, at, reference, wanted) => {
      const [isFirst, payment] = await db.transaction().execute(async trx => {
        const attempt = await findPayment(trx, reference)
        if (attempt === undefined) throw new Error(`No attempt to pay has reference ${reference}`)
        const owner = { world: attempt.world, id: attempt.state_id }
        await lockTransaction(trx, owner)
        const others = [
          ...(await listPayments(trx, owner)).filter(other => other.reference !== reference),
          ...(await listTerminalTransactions(trx, owner)),
        ]
        const choice = cardOf(wanted).conduct.charged && others.some(isCharged) ? 'payment.declined' : wanted
        const first = await choosePayment(trx, reference, { choice, chosen_at: at })
        return [first, (await findPayment(trx, reference)) ?? attempt] as const
      })
      if (isFirst) await post(world, payment, duePosts(payment, at))
      return payment
    },
    catchUp: async (world, at, payments) => {
      for (const payment of payments.filter(row => !isFinished(row))) {
        const last = duePosts(payment, at).at(-1)
        if (last !== undefined && last.result !== payment.state) await post(world, payment, [last])
      }
    },
  }
}
