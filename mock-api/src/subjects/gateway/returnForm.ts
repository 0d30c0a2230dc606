import type { GatewayForm, GatewayRequest, PaymentResult } from '@open-account/contracts/gateway'
import type { GatewayConduct } from '../../scenarios/cards.ts'
import type { WorldRow } from '../../store/tables.ts'
import { signedForm } from './forms.ts'
import { replyTo } from './messages.ts'

/** The form that the payer's browser posts to the callback. A tampered one has the signature of another outcome. */
export const returnForm = (
  world: Pick<WorldRow, 'secret'>,
  request: GatewayRequest['msg'],
  { genuine }: Pick<GatewayConduct, 'genuine'>,
  result: PaymentResult,
): GatewayForm => {
  const payload = replyTo(request, result)
  return genuine ? signedForm(world, payload) : { ...signedForm(world, replyTo(request, 'failed')), payload }
}
