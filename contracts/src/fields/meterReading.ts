import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** A reading as typed; its photo is a document. */
export const meterReading = text('Meter reading as typed.', [[isNotEmpty, required('Meter Reading')]])
