import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PrintedForm } from './printedForm.ts'

/** A form to draw, and the picture of the signature in it. */
export interface FormJob {
  readonly form: PrintedForm
  readonly signature: Uint8Array
}

export type FormResult =
  | { readonly drawn: true; readonly pdf: Uint8Array }
  /** The picture cannot be drawn, or the worker broke. */
  | { readonly drawn: false; readonly reason: string }

export interface FormPrinter {
  /** The PDF of a form. Forms wait for one another while all workers draw. */
  readonly print: (job: FormJob) => Promise<FormResult>
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly job: FormJob
  readonly done: (result: FormResult) => void
}

interface Drawing extends Waiting {
  readonly timer: NodeJS.Timeout
}

/** One processor is left to answer calls. */
const mostWorkers = Math.min(4, Math.max(1, availableParallelism() - 1))

const workerFile = new URL('./formWorker.ts', import.meta.url)
const source = '--conditions=@open-account/source'

/** How long a form may take before it is given up: a thousand times what one takes. Milliseconds. */
const ordinaryPatience = 20_000

/** Draws forms in threads of their own, so that no other call waits for one. The threads start with the first form. */
export const formPrinter = (patience = ordinaryPatience): FormPrinter => {
  const queue: Waiting[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Drawing>()

  const next = () => {
    if (queue.length === 0) return
    const worker = idle.pop() ?? (busy.size < mostWorkers ? hire() : undefined)
    const waiting = worker === undefined ? undefined : queue.shift()
    if (worker === undefined || waiting === undefined) return
    const timer = setTimeout(() => {
      void worker.terminate()
    }, patience)
    busy.set(worker, { ...waiting, timer })
    worker.postMessage(waiting.job, [])
  }
  const finish = (worker: Worker, result: FormResult) => {
    const drawing = busy.get(worker)
    if (drawing === undefined) return
    clearTimeout(drawing.timer)
    busy.delete(worker)
    drawing.done(result)
  }
  const hire = (): Worker => {
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
    /** A thread that breaks is gone; the next form gets another one. */
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
      const waiting = queue.splice(0)
      await Promise.all([...idle, ...busy.keys()].map(worker => worker.terminate()))
      for (const { done } of waiting) done({ drawn: false, reason: 'The service stops' })
    },
  }
}
