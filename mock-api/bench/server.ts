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

/** The flags and the file with which the service is started, as its package says. */
const [, ...startWords] = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  .scripts.start.split(' ')
const serviceFile = join(root, startWords.at(-1) ?? '')
const flags = startWords.slice(0, -1)

const used = z.object({ cpu: z.number(), memory: z.number(), stall: z.number(), work: z.number() })

/** How often a starting server is asked whether it is there. */
const pollMilliseconds = 2

/** Below those that the system gives to the other end of a connection. */
let lastPort = 12_000 + (process.pid % 15_000)

interface Start {
  /** The file to run, in place of the service. */
  readonly file?: string
  /** Files that are loaded before it. */
  readonly before?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

/** A server in a process of its own, with a data folder of its own. */
export interface Server {
  readonly port: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number
  /**
   * What it has used so far: processor time in microseconds, memory in bytes; and since it was asked to watch, the longest
   * stall of its own thread and the most that this thread worked without a pause, in milliseconds.
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

/** Starts the service as its package does, or another server in its place, and waits for its first answer. */
export const startServer = async ({
  file = serviceFile,
  before = [],
  variables = {},
}: Start = {}): Promise<Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
  lastPort += 1
  const port = lastPort
  const began = performance.now()
  const child = fork(file, {
    cwd: root,
    execArgv: [...flags, ...[script('report.ts'), ...before].flatMap(path => ['--import', path])],
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
