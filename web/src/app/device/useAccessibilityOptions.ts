import { useEffect, useState, useSyncExternalStore } from 'react'
import { isKeyboardOnFromStart, subscribeToDeviceKeyboard } from '../../session/deviceKeyboard.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** The options that a person may switch on at a shared device, until the session ends. */
export const accessibilityOptions = ['text', 'contrast', 'keyboard'] as const
export type AccessibilityOption = (typeof accessibilityOptions)[number]

type Options = readonly AccessibilityOption[]

/** The options as the person left them; null before the first change. */
const readOptions = (): Options | null => {
  const saved = readSession(sessionKeys.accessibilityOptions)
  return saved === null ? null : accessibilityOptions.filter(option => saved.split(' ').includes(option))
}

/**
 * The options that are on, and a function to toggle one. Until the person changes one, the setting of the device
 * decides about the keyboard. Style sheets read large text and high contrast from the root element's data attributes.
 */
export const useAccessibilityOptions = () => {
  const [chosen, setChosen] = useState(readOptions)
  const startsWithKeyboard = useSyncExternalStore(subscribeToDeviceKeyboard, isKeyboardOnFromStart)
  const on: Options = chosen ?? (startsWithKeyboard ? ['keyboard'] : [])
  const isLarge = on.includes('text')
  const hasContrast = on.includes('contrast')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isLarge) dataset['text'] = 'large'
    if (hasContrast) dataset['theme'] = 'contrast'
    return () => {
      delete dataset['text']
      delete dataset['theme']
    }
  }, [isLarge, hasContrast])
  const toggle = (option: AccessibilityOption) => {
    const next = on.includes(option) ? on.filter(other => other !== option) : [...on, option]
    writeSession(sessionKeys.accessibilityOptions, next.join(' ') || 'none')
    setChosen(next)
  }
  return { on, toggle }
}
