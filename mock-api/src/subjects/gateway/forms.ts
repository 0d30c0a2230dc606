import { timingSafeEqual } from 'node:crypto'
import type { GatewayForm } from '@open-account/contracts/gateway'
import type { WorldRow } from '../../store/tables.ts'
import { merchantOf } from './merchant.ts'
import { signatureOf } from './signature.ts'

type World = Pick<WorldRow, 'secret'>

/** The signed form with a message of the merchant or of the gateway. */
export const signedForm = (world: World, payload: string): GatewayForm => {
  const { apiKey, secret } = merchantOf(world)
  return { payload, apiKey, hmac: signatureOf(payload, secret).toString('base64') }
}

/** Whether two texts are equal, compared in constant time. Their lengths are no secret. */
const isSame = (actual: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether key and signature of a form match its payload; takes the same time for every error. */
export const isGenuine = (world: World, { payload, apiKey, hmac }: GatewayForm): boolean => {
  const expected = signedForm(world, payload)
  const [isKey, isSignature] = [isSame(apiKey, expected.apiKey), isSame(hmac, expected.hmac)]
  return isKey && isSignature
}
