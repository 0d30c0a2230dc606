import type { FastifyInstance } from 'fastify'
import { troubleOf } from '../kit/troubleOf.ts'

/** Work that the service does beside its calls. */
interface Task {
  readonly work: (stop: AbortSignal) => Promise<void>
  /** What the log says of an error. */
  readonly failure: string
}

/**
 * Runs tasks one after the other until the service closes, which waits for the last one. While the store is unreachable or
 * full, nothing is lost: a task is tried again.
 */
export const inTurn = (app: FastifyInstance) => {
  const stop = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const unfinished = new Set<Task>()
  let running = Promise.resolve()
  const run = (task: Task): Promise<void> => {
    running = running
      .then(() => (stop.signal.aborted ? undefined : task.work(stop.signal)))
      .catch((error: unknown) => {
        if (troubleOf(error) === null) app.log.error({ err: error }, task.failure)
      })
    return running
  }
  const runUnlessUnfinished = async (task: Task): Promise<void> => {
    if (unfinished.has(task)) return
    unfinished.add(task)
    await run(task)
    unfinished.delete(task)
  }
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    stop.abort()
    await running
  })
  return {
    run,
    /** Runs a task at intervals, unless the last interval's has not finished. */
    runEvery: (milliseconds: number, task: Task): void => {
      timers.push(setInterval(() => void runUnlessUnfinished(task), milliseconds))
    },
  }
}
