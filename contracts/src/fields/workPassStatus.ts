import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** Any status that is not empty is accepted; only identity data has one. */
export const workPassStatus = text("Status of a foreigner's work pass in identity data, such as Live.", [
  [isNotEmpty, required('Work Pass Status')],
])
