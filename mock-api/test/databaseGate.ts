import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP proxy between the service and its database in a test. */
export interface DatabaseGate {
  /** The address of the database through the gate. */
  readonly url: string
  /** Cuts every connection and accepts no new one, like a stopped server. */
  readonly shut: () => Promise<void>
  /** Accepts connections and answers nothing, like a network that drops all packets. */
  readonly stall: () => void
  readonly open: () => Promise<void>
}

/** A proxy to a PostgreSQL server that a test can cut; it closes with the test. */
export const databaseGate = async (url: string): Promise<DatabaseGate> => {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isStalled = false
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer(incoming => {
    hold(incoming)
    if (isStalled) return
    const outgoing = hold(connect(Number(port), hostname))
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port')
  const shut = async () => {
    const closed = once(server, 'close')
    server.close()
    drop()
    await closed
  }
  onTestFinished(async () => {
    if (server.listening) await shut()
  })
  const through = new URL(url)
  through.host = `127.0.0.1:${address.port}`
  return {
    url: through.href,
    shut,
    stall: () => {
      isStalled = true
      drop()
    },
    open: async () => {
      isStalled = false
      if (!server.listening) await listen(address.port)
    },
  }
}
