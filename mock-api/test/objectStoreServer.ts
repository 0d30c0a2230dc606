import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'
import { restartable } from './restartable.ts'

/** The bucket of the server, and its only access key. */
export const bucket = 'open-account'
export const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: '' }

/**
 * The server reads the source of a copy without decoding its slashes. Of a list it computes another signature than S3
 * does, so that it checks signatures only where no list is tested.
 */
const program = `
const [library, directory, port, name, checksSignatures] = process.argv.slice(1)
const S3rver = require(library)
class Server extends S3rver {
  callback() {
    const answer = super.callback()
    return (request, response) => {
      const source = request.headers['x-amz-copy-source']
      if (source !== undefined) request.headers['x-amz-copy-source'] = decodeURIComponent(source)
      return answer(request, response)
    }
  }
}
new Server({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  allowMismatchedSignatures: checksSignatures !== 'true',
  configureBuckets: [{ name, configs: [] }],
})
  .run()
  .then(() => console.log('listening'))
`

/** Starts an S3 server in a temporary folder, which keeps its objects when the server is killed and goes on. */
export const objectStoreServer = async ({ checksSignatures = false } = {}) => {
  const directory = await mkdtemp(join(tmpdir(), 'open-account-objects-'))
  const port = await freePort()
  const library = fileURLToPath(import.meta.resolve('@20minutes/s3rver'))
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(
      process.execPath,
      ['-e', program, library, directory, String(port), bucket, String(checksSignatures)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    for await (const line of createInterface(server.stdout)) if (line === 'listening') break
    server.stdout.resume()
    if (server.exitCode !== null) throw new Error('The object store did not start')
    return server
  }
  const part = await restartable(start)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...part,
    stop: async () => {
      await part.kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
