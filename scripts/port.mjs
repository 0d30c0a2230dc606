import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Listens for a moment.
 * @param {number} port 0 for any free one
 * @param {string} host
 * @returns {Promise<number>} the port that was free; an error says why it was not
 */
export const freePort = async (port, host) => {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error(`${host} gives no port`)
  return address.port
}
