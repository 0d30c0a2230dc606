import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PrintedForm, PrintedReceipt } from './printedForm.ts'

/** A form to draw, with the picture of the signature in it, or a receipt. */
export type FormJob =
  | { readonly form: PrintedForm; readonly signature: Uint8Array }
  | { readonly receipt: PrintedReceipt }

export type FormResult =
  | { readonly drawn: true; readonly pdf: Uint8Array }
  /** The picture cannot be drawn, or the worker broke. */
  | { readonly drawn: false; readonly reason: string }

export interface FormPrinter {
  /** The PDF of a form. While all workers are busy, forms wait in a queue. */
  readonly print: (job: FormJob) => Promise<FormResult>
  readonly close: () => Promise<void>
}

interface QueuedJob {
  readonly job: FormJob
  readonly done: (result: FormResult) => void
}

interface RunningJob extends QueuedJob {
  readonly timer: NodeJS.Timeout
}

/** One processor is left free to answer calls. */
const maxWorkers = Math.min(4, Math.max(1, availableParallelism() - 1))

/** A TypeScript file beside this one, or a JavaScript file of the build. */
const workerFile = new URL(`formWorker${extname(import.meta.filename)}`, import.meta.url)
const source = '--conditions=@open-account/source'

/** How long a form may take, a thousand times as long as one usually does. Milliseconds. */
const defaultTimeout = 20_000

/** Draws forms in worker threads, so that no other call waits for one. The threads start with the first form. */
export const formPrinter = (timeout = defaultTimeout): FormPrinter => {
  const queue: QueuedJob[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, RunningJob>()

  const next = () => {
    if (queue.length === 0) return
    const worker = idle.pop() ?? (busy.size < maxWorkers ? startWorker() : undefined)
    const queued = worker === undefined ? undefined : queue.shift()
    if (worker === undefined || queued === undefined) return
    const timer = setTimeout(() => {
      void worker.terminate()
    }, timeout)
    busy.set(worker, { ...queued, timer })
    worker.postMessage(queued.job, [])
  }
  const finish = (worker: Worker, result: FormResult) => {
    const running = busy.get(worker)
    if (running === undefined) return
    clearTimeout(running.timer)
    busy.delete(worker)
    running.done(result)
  }
  const startWorker = (): Worker => {
    const worker = new Worker(workerFile, { execArgv: [source] })
    let reason = 'The thread ended'
    worker.unref()
    worker.on('message', (result: FormResult) => {
      finish(worker, result)
      idle.push(worker)
      next()
    })
    worker.on('error', ({ message }: Error) => {
      reason = message
    })
    /** A broken thread is not used again; the next form starts another one. */
    worker.on('exit', () => {
      idle.splice(0, idle.length, ...idle.filter(other => other !== worker))
      finish(worker, { drawn: false, reason })
      next()
    })
    return worker
  }

  return {
    print: job =>
      new Promise(done => {
        queue.push({ job, done })
        next()
      }),
    close: async () => {
      const queued = queue.splice(0)
      await Promise.all([...idle, ...busy.keys()].map(worker => worker.terminate()))
      for (const { done } of queued) done({ drawn: false, reason: 'The service stops' })
    },
  }
}
