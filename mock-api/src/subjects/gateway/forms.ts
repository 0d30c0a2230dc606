import { timingSafeEqual } from 'node:crypto'
import type { GatewayForm } from '@open-account/contracts/gateway'
import type { WorldRow } from '../../store/tables.ts'
import { merchantOf } from './merchant.ts'
import { signatureOf } from './signature.ts'

type World = Pick<WorldRow, 'secret'>

/** The form that carries a message of merchant or gateway, signed. */
export const signedForm = (world: World, payload: string): GatewayForm => {
  const { apiKey, secret } = merchantOf(world)
  return { payload, apiKey, hmac: signatureOf(payload, secret).toString('base64') }
}

/** How long both texts are is no secret; what they say is. */
const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether key and signature of a form fit its payload; takes the same time whatever is wrong. */
export const isGenuine = (world: World, { payload, apiKey, hmac }: GatewayForm): boolean => {
  const right = signedForm(world, payload)
  const [isKey, isSignature] = [isSame(apiKey, right.apiKey), isSame(hmac, right.hmac)]
  return isKey && isSignature
}
