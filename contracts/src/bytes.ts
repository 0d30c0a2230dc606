import { z } from 'zod'

/** Bytes in an answer: a buffer on the service's side, a blob on the client's. */
export type Bytes = Uint8Array | { readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }

const isBytes = (value: unknown): boolean =>
  value instanceof Uint8Array || (typeof value === 'object' && value !== null && 'arrayBuffer' in value)

export const bytes = z.custom<Bytes>(isBytes)

/** Parts of an answer that lasts as long as the connection. */
export type Stream = AsyncIterable<string | Uint8Array>

const isStream = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

export const stream = z.custom<Stream>(isStream)
