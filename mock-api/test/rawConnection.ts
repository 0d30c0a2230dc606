import { once } from 'node:events'
import { connect } from 'node:net'

/** An answer, as received. */
export interface RawAnswer {
  readonly status: number
  /** Status line and headers. */
  readonly head: string
  readonly body: string
}

/** The complete answers in the bytes of a connection, by their `Content-Length`. */
const answersIn = (text: string): readonly RawAnswer[] => {
  const answers: RawAnswer[] = []
  for (let start = 0; start < text.length;) {
    const bodyStart = text.indexOf('\r\n\r\n', start) + 4
    if (bodyStart < 4) break
    const head = text.slice(start, bodyStart)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    const status = Number(head.split(' ')[1])
    start = status === 100 ? bodyStart : bodyStart + length
    if (start > text.length) break
    if (status !== 100) answers.push({ status, head, body: text.slice(bodyStart, start) })
  }
  return answers
}

/** A connection that sends any bytes. */
export interface RawConnection {
  /** Resolves when the bytes are sent. */
  readonly send: (bytes: string | Uint8Array) => Promise<void>
  readonly received: () => string
  readonly answers: () => readonly RawAnswer[]
  /** Resolves after this many complete answers, or when the connection is closed. */
  readonly answered: (count: number) => Promise<readonly RawAnswer[]>
  readonly isClosed: () => boolean
  readonly closed: Promise<void>
  /** Half-closes the connection. */
  readonly end: () => void
  readonly hangUp: () => void
}

export const rawConnection = async (origin: string): Promise<RawConnection> => {
  const { hostname, port } = new URL(origin)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  const waiting = new Set<() => void>()
  let text = ''
  let isClosed = false
  const look = () => {
    for (const one of waiting) one()
  }
  socket.setEncoding('latin1')
  socket.on('data', (piece: string) => {
    text += piece
    look()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>(done => {
    const close = () => {
      isClosed = true
      look()
      done()
    }
    socket.once('end', close).once('close', close)
  })
  await once(socket, 'connect')
  return {
    send: bytes =>
      new Promise(done => {
        if (socket.destroyed) done()
        else socket.write(bytes, () => done())
      }),
    received: () => text,
    answers: () => answersIn(text),
    answered: count =>
      new Promise(done => {
        const one = () => {
          const answers = answersIn(text)
          if (answers.length < count && !isClosed) return
          waiting.delete(one)
          done(answers)
        }
        waiting.add(one)
        one()
      }),
    isClosed: () => isClosed,
    closed,
    end: () => socket.end(),
    hangUp: () => socket.destroy(),
  }
}
