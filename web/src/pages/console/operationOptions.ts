import { errorsByOperation } from '@open-account/contracts/control/errorsByOperation'

const labelOf = (operation: string): string => {
  if (operation === '*') return 'Every call'
  return operation.endsWith('.*') ? `${operation} (every call of it)` : operation
}

/** Every call of the contract, and the patterns of several. */
export const operationOptions = Object.keys(errorsByOperation).map(value => ({
  value,
  label: labelOf(value),
}))
