import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** A code out of the service's own list, which it may change: the list is asked for, not built in (C-065). */
export const useOfPremises = text('Use of the premises: a code out of the use-of-premises list.', [
  [isNotEmpty, required('Use Of Premises')],
])

/** Type of premises of the security deposit, commercial only. */
export const premisesType = text('Type of premises of the security deposit, such as PREMISES_WAYANG.', [
  [isNotEmpty, required('Type of Premises')],
])
