import { parentPort } from 'node:worker_threads'
import { drawForm } from './drawForm.ts'
import { drawReceipt } from './drawReceipt.ts'
import type { FormJob, FormResult } from './formPrinter.ts'
import { onWhite } from './onWhite.ts'

const pdfOf = (job: FormJob): Promise<Buffer> =>
  'receipt' in job ? drawReceipt(job.receipt) : drawForm(job.form, onWhite(job.signature))

const draw = async (job: FormJob): Promise<FormResult> => {
  try {
    return { drawn: true, pdf: await pdfOf(job) }
  } catch (error) {
    return { drawn: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Draws one document after the other for the main thread. */
parentPort?.on('message', (job: FormJob) => {
  void draw(job).then(result => parentPort?.postMessage(result, []))
})
