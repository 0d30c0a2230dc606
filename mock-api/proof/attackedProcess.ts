import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { listening, serviceProcess } from '../test/serviceProcess.ts'

/** A folder that is deleted after the test. */
export const attackedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-proof-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface AttackedProcess {
  readonly child: ChildProcess
  readonly origin: string
  /** Whether the test has stopped or killed it. */
  readonly isOver: () => boolean
  /** Kills it. */
  readonly kill: () => Promise<void>
  /** Asks it to stop. */
  readonly stop: () => Promise<void>
}

/** The service in its own process, which ends with the test. */
export const attackedProcess = async (
  variables: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<AttackedProcess> => {
  const child = serviceProcess({ LOG_LEVEL: 'info', ...variables }, flags)
  child.stderr?.resume()
  let isOver = false
  const end = async (signal: NodeJS.Signals) => {
    isOver = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  onTestFinished(() => end('SIGKILL'))
  const origin = await listening(child)
  return {
    child,
    origin,
    isOver: () => isOver,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
