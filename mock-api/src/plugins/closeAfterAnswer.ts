import { Socket } from 'node:net'
import type { IncomingMessage } from 'node:http'

/**
 * Ends a connection in our direction and closes it when the client does, or after a while. A connection that is closed
 * at once while the client still sends is reset, and the client may then lose the answer.
 */
export const closeSoon = (socket: Socket, linger: number): void => {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), linger)
  socket.once('close', () => clearTimeout(timer))
}

/**
 * Lets the answer to a request arrive whose body is still coming: the server closes a connection through
 * `destroySoon`, which here waits. At most so many bytes are read and thrown away meanwhile.
 */
export const closeAfterAnswer = (request: IncomingMessage, bytes: number, linger: number): void => {
  const { socket } = request
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket)
    else closeSoon(socket, linger)
  }
  let left = bytes
  request.on('data', (piece: Uint8Array) => {
    left -= piece.length
    if (left <= 0) request.pause()
  })
  if (left > 0) request.resume()
}
