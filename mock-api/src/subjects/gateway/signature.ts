import { hash } from 'node:crypto'

/**
 * The gateway's signature of a payload: SHA-256 over its exact bytes followed by the secret, called hmac by the gateway
 * although it is none. It is posted as base64.
 */
export const signatureOf = (payload: string, secret: string): Buffer =>
  hash('sha256', payload + secret, 'buffer')
