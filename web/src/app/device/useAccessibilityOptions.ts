import { useEffect, useState } from 'react'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** The options that a person may switch on at a shared device, until the session ends. */
export const accessibilityOptions = ['text', 'contrast', 'keyboard'] as const
export type AccessibilityOption = (typeof accessibilityOptions)[number]

/** The options that are on in this session. */
const readOptions = (): readonly AccessibilityOption[] => {
  const saved = readSession(sessionKeys.accessibilityOptions)?.split(' ') ?? []
  return accessibilityOptions.filter(option => saved.includes(option))
}

const saveOptions = (on: readonly AccessibilityOption[]): void =>
  writeSession(sessionKeys.accessibilityOptions, on.length > 0 ? on.join(' ') : null)

/**
 * The options that are on, and a function to toggle one. Style sheets read large text and high contrast from the root
 * element's data attributes.
 */
export const useAccessibilityOptions = () => {
  const [on, setOn] = useState(readOptions)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (on.includes('text')) dataset['text'] = 'large'
    if (on.includes('contrast')) dataset['theme'] = 'contrast'
    return () => {
      delete dataset['text']
      delete dataset['theme']
    }
  }, [on])
  const toggle = (option: AccessibilityOption) => {
    const next = on.includes(option) ? on.filter(other => other !== option) : [...on, option]
    saveOptions(next)
    setOn(next)
  }
  return { on, toggle }
}
