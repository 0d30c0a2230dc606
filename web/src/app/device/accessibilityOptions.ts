import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** The options that a person may switch on at a shared device, until the session ends. */
export const accessibilityOptions = ['text', 'contrast', 'keyboard'] as const
export type AccessibilityOption = (typeof accessibilityOptions)[number]

/** The options as the person left them; null before the first change. */
export const readOptions = (): readonly AccessibilityOption[] | null => {
  const saved = readSession(sessionKeys.accessibilityOptions)
  return saved === null ? null : accessibilityOptions.filter(option => saved.split(' ').includes(option))
}

export const saveOptions = (on: readonly AccessibilityOption[]): void =>
  writeSession(sessionKeys.accessibilityOptions, on.join(' ') || 'none')

/** Style sheets read large text and high contrast from the root element's data attributes. */
export const showOptions = (on: readonly AccessibilityOption[]): void => {
  const { dataset } = document.documentElement
  if (on.includes('text')) dataset['text'] = 'large'
  else delete dataset['text']
  if (on.includes('contrast')) dataset['theme'] = 'contrast'
  else delete dataset['theme']
}
