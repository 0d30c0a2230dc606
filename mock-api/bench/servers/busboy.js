import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'

/** The floor of an upload: busboy writes the file to the disk and checks nothing. */
let count = 0
createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end()
    return
  }
  const form = busboy({ headers: request.headers })
  /** @type {Promise<void> | undefined} */
  let written
  form.on('file', (_name, file) => {
    count += 1
    written = pipeline(file, createWriteStream(join(process.env.DATA_DIR ?? '', String(count))))
  })
  form.on('close', async () => {
    await written
    response.end('{}')
  })
  request.pipe(form)
}).listen(Number(process.env.PORT), '127.0.0.1')
