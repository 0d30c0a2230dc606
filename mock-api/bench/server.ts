import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { ask } from './ask.ts'

const root = resolve(import.meta.dirname, '..')
/** A server of the bench that imports no peer. */
export const script = (name: string): string => join(import.meta.dirname, 'servers', name)

/** The flags and the file of the start script in the service's package. */
const [, ...startCommand] = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  .scripts.start.split(' ')
const serviceFile = join(root, startCommand.at(-1) ?? '')
const flags = startCommand.slice(0, -1)

const used = z.object({
  cpu: z.number(),
  memory: z.number(),
  peak: z.number(),
  stall: z.number(),
  work: z.number(),
})

/** The interval between calls to a starting server. */
const pollMilliseconds = 2
/** How long a server may take to report its usage. */
const answerMilliseconds = 30_000

/** Below the ports that the system assigns to outgoing connections. */
let lastPort = 12_000 + (process.pid % 15_000)

export interface Start {
  /** The file that runs in place of the service, with the default flags of Node. */
  readonly file?: string
  /** Its arguments. */
  readonly args?: (port: number) => readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

/** A server with its own process and data folder. */
export interface Server {
  readonly port: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number
  /**
   * Its usage so far: processor time in microseconds, memory in bytes. Since 'watch': its highest memory, the longest stall
   * of its main thread and the longest work of this thread without a pause, in milliseconds.
   */
  readonly used: (also?: 'watch') => Promise<z.infer<typeof used>>
  readonly stop: () => Promise<void>
}

const untilAnswered = async (child: ChildProcess, port: number): Promise<void> => {
  while (child.exitCode === null)
    try {
      await ask(port, { method: 'GET', path: '/health' })
      return
    } catch (error) {
      // A server without this path answers too.
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) return
      await setTimeout(pollMilliseconds)
    }
  throw new Error('The server ended before it answered')
}

/** Ended with the bench, also when a measurement fails. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts the service with the flags of its package, or another server, and waits for its first answer. */
export const startServer = async ({ file, args = () => [], variables = {} }: Start = {}): Promise<Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
  lastPort += 1
  const port = lastPort
  const began = performance.now()
  const child = fork(file ?? serviceFile, args(port), {
    cwd: file === undefined ? root : folder,
    // Other servers log each call.
    stdio: ['ignore', file === undefined ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    execArgv: [...(file === undefined ? flags : []), '--import', script('report.js')],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: folder,
      LATENCY_MS: '0',
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await untilAnswered(child, port)
  const startedIn = performance.now() - began
  return {
    port,
    startedIn,
    used: async (also?: 'watch') => {
      const answers = on(child, 'message', { signal: AbortSignal.timeout(answerMilliseconds) })
      child.send(also ?? 'used')
      for await (const [message] of answers) {
        // Some servers send messages of their own.
        const { data } = used.safeParse(message)
        if (data !== undefined) return data
      }
      throw new Error('The server ended before it reported its usage')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
