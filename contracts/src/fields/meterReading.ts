import { required } from './sentences.ts'
import { isGiven, text } from './text.ts'

/** A reading as typed; its photo is a document of its own. */
export const meterReading = text('Meter reading as typed.', [[isGiven, required('Meter Reading')]])
