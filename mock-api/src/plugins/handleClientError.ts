import type { Socket } from 'node:net'
import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { contractVersion } from '@open-account/contracts/version'
import { Refusal } from '../kit/refusal.ts'
import { closeSoon } from './closeAfterAnswer.ts'

interface ClientError extends Error {
  readonly code?: string
}

/** Whether an answer has begun on a connection: Node stores it there for its own error handler. */
const isAnswering = (socket: Socket): boolean => {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
}

/** Errors of closed connections, on which no answer is possible. */
const closedConnectionCodes: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE'])

const timeout = 'ERR_HTTP_REQUEST_TIMEOUT'

const refusals: Readonly<Record<string, readonly [ServiceErrorCode, string, string]>> = {
  [timeout]: ['request_timeout', 'Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['invalid_request', 'Bad Request', 'The headers are larger than the service takes.'],
}
const unreadable = ['invalid_request', 'Bad Request', 'This is no request.'] as const

/**
 * Answers malformed HTTP with a refusal like every other one, and closes the connection. A connection that never
 * sent a byte is closed without an answer: browsers open spare connections, and would read the answer as that to
 * their next request.
 */
export const handleClientError =
  (linger: number, log: (status: number) => void) =>
  ({ code = '' }: ClientError, socket: Socket): void => {
    if (socket.destroyed || socket.writableEnded) return
    const isSilent = code === timeout && socket.bytesRead === 0
    if (closedConnectionCodes.has(code) || !socket.writable || isAnswering(socket) || isSilent) {
      socket.destroy()
      return
    }
    const [error, reason, description] = refusals[code] ?? unreadable
    const { status } = new Refusal(error)
    log(status)
    const body = JSON.stringify({ error, error_description: description })
    socket.write(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Contract-Version: ${contractVersion}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
    closeSoon(socket, linger)
  }
