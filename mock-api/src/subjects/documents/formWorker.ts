import { parentPort } from 'node:worker_threads'
import { drawForm } from './drawForm.ts'
import type { FormJob, FormResult } from './formPrinter.ts'
import { onWhite } from './onWhite.ts'

const draw = async ({ form, signature }: FormJob): Promise<FormResult> => {
  try {
    return { drawn: true, pdf: await drawForm(form, onWhite(signature)) }
  } catch (error) {
    return { drawn: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Draws one form after the other for the main thread. */
parentPort?.on('message', (job: FormJob) => {
  void draw(job).then(result => parentPort?.postMessage(result, []))
})
