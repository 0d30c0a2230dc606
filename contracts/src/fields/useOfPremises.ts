import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** A code from the service's list, which the service may change (C-065). */
export const useOfPremises = text('Use of the premises: a code from the use-of-premises list.', [
  [isNotEmpty, required('Use Of Premises')],
])

/** Type of premises of the security deposit, commercial only. */
export const premisesType = text('Type of premises of the security deposit, such as PREMISES_WAYANG.', [
  [isNotEmpty, required('Type of Premises')],
])
