import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import manifest from '../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '..')
const source = '--conditions=@open-account/source'

type Variables = Readonly<Record<string, string>>

const run = (file: string, flags: readonly string[], variables: Variables): ChildProcess =>
  fork(file, {
    cwd: root,
    execArgv: [...flags],
    env: { ...process.env, LATENCY_MS: '0', HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

/** The service in its own process, on a free port. `flags`: of the Node process. */
export const serviceProcess = (variables: Variables, flags: readonly string[] = []): ChildProcess =>
  run('src/main.js', [source, ...flags], variables)

/** The built service in its own process, on a free port, with the flags of its start script. */
export const builtServiceProcess = (variables: Variables, flags: readonly string[] = []): ChildProcess => {
  const [, ...command] = manifest.scripts.start.split(' ')
  return run(command.at(-1) ?? '', [...command.slice(0, -1), ...flags], variables)
}

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
