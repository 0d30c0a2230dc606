import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const root = resolve(import.meta.dirname, '..')
const source = '--conditions=@open-account/source'

/** The service in its own process, on a free port. `flags`: of the Node process. */
export const serviceProcess = (
  variables: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): ChildProcess =>
  fork('src/main.js', {
    cwd: root,
    execArgv: [source, ...flags],
    env: { ...process.env, LATENCY_MS: '0', HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

/** Resolves with the address of the service when it listens. */
export const listening = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('The service has no output')
  for await (const line of createInterface(stdout)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (url !== undefined) {
      stdout.resume()
      return url
    }
  }
  throw new Error('The service did not start')
}
