import { createServer } from 'node:http'
import { once } from 'node:events'

interface AnotherSite {
  readonly port: number
  readonly close: () => void
}

/** Starts a server for another site on this machine, with one empty page at every address. */
export const anotherSite = async (): Promise<AnotherSite> => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The other site has no port')
  return { port: address.port, close: () => server.close() }
}
