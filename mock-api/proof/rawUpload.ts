import { connect, type Socket } from 'node:net'

/** The raw bytes of a request. */
export interface RawRequest {
  readonly target: string
  readonly headers: readonly string[]
  readonly body: Buffer
  /** Whether the sender half-closes the connection after the body, for bodies that are shorter than announced. */
  readonly breaksOff?: boolean
}

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number
  readonly text: string
}

/** Milliseconds after which a request without an answer counts as hanging. */
const hangingAfter = 30_000

const answerOf = (received: string): RawAnswer => {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), text: rest.join('\r\n\r\n') }
}

const firstOf = (socket: Socket, ...events: readonly string[]): Promise<void> =>
  new Promise(resolve => {
    for (const event of events) socket.once(event, () => resolve())
  })

const open = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  // A service that refuses early may close while the rest is on its way.
  socket.on('error', () => undefined)
  await firstOf(socket, 'connect', 'close')
  return socket
}

const headOf = ({ target, headers }: RawRequest): string =>
  [`POST ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n')

/** Sends the bytes of a request and reads the answer until the connection ends. */
export const sendRaw = async (port: number, request: RawRequest): Promise<RawAnswer> => {
  const socket = await open(port)
  let received = ''
  socket.setEncoding('utf8').on('data', piece => {
    received += piece.toString()
  })
  const timer = setTimeout(() => socket.destroy(), hangingAfter)
  const ended = firstOf(socket, 'end', 'close')
  socket.write(headOf(request))
  if (request.breaksOff === true) socket.end(request.body)
  else socket.write(request.body)
  await ended
  clearTimeout(timer)
  socket.destroy()
  return answerOf(received)
}

/** Sends the beginning of a request and disconnects, by a reset or by closing the connection. */
export const abortAfter = async (
  port: number,
  request: RawRequest,
  bytes: number,
  reset: boolean,
): Promise<void> => {
  const socket = await open(port)
  socket.resume()
  socket.write(headOf(request))
  await new Promise<void>(resolve => {
    socket.once('close', () => resolve())
    socket.write(request.body.subarray(0, bytes), () => resolve())
  })
  if (reset) socket.resetAndDestroy()
  else socket.destroy()
}
