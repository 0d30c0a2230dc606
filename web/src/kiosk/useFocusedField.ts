import { useEffect, useState } from 'react'
import { typedField, type TypedField } from './typedField.ts'

/** The field that has the focus and takes typing; it stays while only the keys are pressed. */
export const useFocusedField = (): TypedField | null => {
  const [field, setField] = useState(() => typedField(document.activeElement))
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => setField(typedField(target))
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setField(null)
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return field
}
