import { readFileSync } from 'node:fs'
import { createServer } from '@mswjs/http-middleware'
import { http, HttpResponse } from 'msw'

/** msw's middleware with one handler for each call. */
const type = { 'content-type': 'application/json; charset=utf-8' }
const answers = Object.entries(JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')))
createServer(
  ...answers.map(([path, answer]) =>
    http.all(path, () => new HttpResponse(String(answer), { headers: type })),
  ),
).listen(Number(process.env.PORT), '127.0.0.1')
