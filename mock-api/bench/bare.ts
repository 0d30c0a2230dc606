import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The baseline of a call: a server with one constant answer. */
const body = readFileSync(process.env['ANSWER'] ?? '')
createServer((request, response) => {
  const answer = () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  }
  if (request.method === 'GET') answer()
  else request.resume().once('end', answer)
}).listen(Number(process.env['PORT']), '127.0.0.1')
