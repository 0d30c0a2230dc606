import { Socket } from 'node:net'
import type { IncomingMessage } from 'node:http'

/**
 * Ends our side of a connection and closes it when the client does, or after a timeout. A connection that is closed
 * at once while the client still sends is reset, and the client may then lose the answer.
 */
export const closeSoon = (socket: Socket, linger: number): void => {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), linger)
  socket.once('close', () => clearTimeout(timer))
}

/**
 * Lets the answer arrive while the body of its request is still coming: the server closes a connection through
 * `destroySoon`, which waits here. Meanwhile it reads and discards at most this many bytes.
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
