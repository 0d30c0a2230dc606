import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Something that can be killed and goes on. */
export interface Part {
  readonly kill: () => Promise<void>
  readonly goOn: () => Promise<void>
}

/** Starts a process that can be killed and started again. */
export const restartable = async (start: () => Promise<ChildProcess>): Promise<Part> => {
  let running = await start()
  return {
    kill: async () => {
      const exit = once(running, 'exit')
      running.kill('SIGKILL')
      await exit
    },
    goOn: async () => {
      running = await start()
    },
  }
}
