import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Checks that a port is free by listening on it for a moment.
 * @param {number} port 0 for any free port
 * @param {string} host
 * @returns {Promise<number>} the free port; rejects with the reason when it is not free
 */
export const freePort = async (port, host) => {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string')
    throw new Error(`The operating system returned no port on ${host}`)
  return address.port
}
