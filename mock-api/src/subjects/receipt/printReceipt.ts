import type { FormPrinter } from '../documents/formPrinter.ts'
import { receiptOf } from './receiptOf.ts'
import type { SubmittedApplication } from './submittedApplication.ts'

/** A receipt could not be drawn. */
class UnprintedReceipt extends Error {}

/** The receipt of an application as a PDF. Rejects when it could not be drawn. */
export const printReceipt = async (
  printer: FormPrinter,
  application: SubmittedApplication,
  madeAt: number,
): Promise<Uint8Array> => {
  const result = await printer.print({ receipt: receiptOf(application, madeAt) })
  if (!result.drawn) throw new UnprintedReceipt(result.reason)
  return result.pdf
}
