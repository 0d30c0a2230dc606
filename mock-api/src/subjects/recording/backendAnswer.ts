import type { RecordedAnswer } from '@open-account/contracts/control/recordings'
import { refusal } from '@open-account/contracts/errors'

/** An answer of the backend. */
export interface BackendAnswer {
  readonly status: number
  readonly contentType: string
  /** Null for a stream, and for bytes that are no text. */
  readonly text: string | null
  readonly location: string | null
}

/** Status and code of an answer with this body. */
export const summaryOf = (status: number, body: unknown): RecordedAnswer => ({
  status,
  error: status < 400 ? null : (refusal.safeParse(body).data?.error ?? null),
})
