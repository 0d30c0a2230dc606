import { useSyncExternalStore } from 'react'
import { typedField, type TypedField } from './typeInto.ts'

const subscribe = (listener: () => void) => {
  // When the focus moves to another element, `focusin` notifies: the keyboard stays between two fields.
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

/** The text field that has the focus, or null. */
export const useFocusedField = (): TypedField | null => useSyncExternalStore(subscribe, focusedField)
