import type { Socket } from 'node:net'
import { serviceErrors } from '@open-account/contracts/errors'
import { Refusal } from '../refusal.ts'

interface ClientError extends Error {
  readonly code?: string
}

/** A connection that is gone already cannot be answered. */
const gone: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE'])

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long.',
  HPE_HEADER_OVERFLOW: 'The headers are larger than the service takes.',
}

/** Answers what does not even read as HTTP, in the words of every other refusal, and closes the connection. */
export const answerNonsense = ({ code }: ClientError, socket: Socket): void => {
  if (gone.has(code) || socket.destroyed) return
  const refusal = new Refusal('invalid_request', {
    description: reasons[code ?? ''] ?? 'This is no request.',
  })
  const body = JSON.stringify({ error: refusal.code, error_description: refusal.message })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${serviceErrors.invalid_request} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  socket.destroySoon()
}
