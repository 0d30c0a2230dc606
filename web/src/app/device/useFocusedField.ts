import { useEffect, useState } from 'react'
import { typedField, type TypedField } from './typeInto.ts'

/** The longest time from the end of a press to its click, in milliseconds. A press without a click ends after it. */
const clickDelay = 500

const focusedField = (): TypedField | null => typedField(document.activeElement)

/**
 * The text field that has the focus, or null. A press moves the focus before its click: until the click is delivered
 * the field of before stays, so that no key moves away under the pointer, and with it the button that is pressed.
 */
export const useFocusedField = (): TypedField | null => {
  const [field, setField] = useState<TypedField | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let isPressed = false
    let timer = 0
    const update = () => {
      if (!isPressed) setField(focusedField())
    }
    const press = () => {
      window.clearTimeout(timer)
      isPressed = true
    }
    const release = () => {
      window.clearTimeout(timer)
      isPressed = false
      update()
    }
    const lift = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(release, clickDelay)
    }
    // When the focus moves to another element, `focusin` notifies: the keyboard stays between two fields.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) update()
    }
    document.addEventListener('focusin', update, { signal })
    document.addEventListener('focusout', leave, { signal })
    window.addEventListener('pointerdown', press, { capture: true, signal })
    window.addEventListener('pointerup', lift, { capture: true, signal })
    window.addEventListener('pointercancel', release, { capture: true, signal })
    // Runs last, after the handlers of what was pressed.
    window.addEventListener('click', release, { signal })
    update()
    return () => {
      listening.abort()
      window.clearTimeout(timer)
    }
  }, [])
  return field
}
