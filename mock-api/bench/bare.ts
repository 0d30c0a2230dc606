import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { reportCost } from './cost.ts'

/** The floor: a server that knows its one answer by heart. */
const body = readFileSync(process.argv[2] ?? '')
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null) reportCost(address.port)
})
