import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The floor of a call: a server that answers the same bytes and does nothing else. `ANSWERS` names the file of them. */
const file = readFileSync(process.env.ANSWERS ?? '', 'utf8')
const texts = /** @type {Record<string, string>} */ (JSON.parse(file))
const answers = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
createServer((request, response) => {
  const body = answers.get(request.url ?? '') ?? Buffer.from('{}')
  const answer = () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  }
  /** For the control of the bench: microseconds of additional work for each call. */
  const until = performance.now() + Number(process.env.SLOWER ?? 0) / 1_000
  while (performance.now() < until);
  if (request.method === 'GET') answer()
  else request.resume().once('end', answer)
}).listen(Number(process.env.PORT), '127.0.0.1')
