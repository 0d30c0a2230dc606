import { useSyncExternalStore } from 'react'
import { typedField, type TypedField } from './typeInto.ts'

const subscribe = (listener: () => void) => {
  // The next field is told of by its own event: between two fields the keys stay.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) listener()
  }
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', leave)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', leave)
  }
}
const focusedField = (): TypedField | null => typedField(document.activeElement)

/** The field that has the focus and takes typing. */
export const useFocusedField = (): TypedField | null => useSyncExternalStore(subscribe, focusedField)
