import { useEffect, useState, useSyncExternalStore } from 'react'
import { isKeyboardOnFromStart, subscribeToDeviceKeyboard } from '../../session/deviceKeyboard.ts'
import { type AccessibilityOption, readOptions, saveOptions, showOptions } from './accessibilityOptions.ts'

/**
 * The options that are on, and a function to toggle one. Until the person changes one, the setting of the device
 * decides about the keyboard.
 */
export const useAccessibilityOptions = () => {
  const [chosen, setChosen] = useState(readOptions)
  const startsWithKeyboard = useSyncExternalStore(
    subscribeToDeviceKeyboard,
    isKeyboardOnFromStart,
    isKeyboardOnFromStart,
  )
  const on = chosen ?? (startsWithKeyboard ? (['keyboard'] as const) : [])
  useEffect(() => {
    showOptions(on)
  })
  useEffect(() => () => showOptions([]), [])
  const toggle = (option: AccessibilityOption) => {
    const next = on.includes(option) ? on.filter(other => other !== option) : [...on, option]
    saveOptions(next)
    setChosen(next)
  }
  return { on, toggle }
}
