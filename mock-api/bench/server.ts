import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { ask } from './ask.ts'

const root = resolve(import.meta.dirname, '..')
const script = (name: string) => join(import.meta.dirname, name)

/** The flags and the file of the start script in the service's package. */
const [, ...startCommand] = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  .scripts.start.split(' ')
const serviceFile = join(root, startCommand.at(-1) ?? '')
const flags = startCommand.slice(0, -1)

const used = z.object({ cpu: z.number(), memory: z.number(), stall: z.number(), work: z.number() })

/** The interval between calls to a starting server. */
const pollMilliseconds = 2

/** Below the ports that the system assigns to outgoing connections. */
let lastPort = 12_000 + (process.pid % 15_000)

interface Start {
  /** The file that runs in place of the service. */
  readonly file?: string
  /** Files that are loaded before it. */
  readonly preload?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

/** A server with its own process and data folder. */
export interface Server {
  readonly port: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number
  /**
   * Its usage so far: processor time in microseconds, memory in bytes. Since 'watch': the longest stall of its main thread
   * and the longest work of this thread without a pause, in milliseconds.
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
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error
      await setTimeout(pollMilliseconds)
    }
  throw new Error('The server ended before it answered')
}

/** Starts the service with the flags of its package, or another server, and waits for its first answer. */
export const startServer = async ({
  file = serviceFile,
  preload = [],
  variables = {},
}: Start = {}): Promise<Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
  lastPort += 1
  const port = lastPort
  const began = performance.now()
  const child = fork(file, {
    cwd: root,
    execArgv: [...flags, ...[script('report.ts'), ...preload].flatMap(path => ['--import', path])],
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
  await untilAnswered(child, port)
  const startedIn = performance.now() - began
  return {
    port,
    startedIn,
    used: async (also?: 'watch') => {
      const answer = once(child, 'message')
      child.send(also ?? 'used')
      return used.parse((await answer)[0])
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
