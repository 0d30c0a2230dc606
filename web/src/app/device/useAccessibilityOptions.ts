import { useEffect, useState } from 'react'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** What a person may switch on at a shared device, for as long as the session is theirs. */
export const accessibilityOptions = ['text', 'contrast', 'keyboard'] as const
export type Comfort = (typeof accessibilityOptions)[number]

/** What is switched on in this session. */
const readComfort = (): readonly Comfort[] => {
  const kept = readSession(sessionKeys.comfort)?.split(' ') ?? []
  return accessibilityOptions.filter(comfort => kept.includes(comfort))
}

const keepComfort = (on: readonly Comfort[]): void =>
  writeSession(sessionKeys.comfort, on.length > 0 ? on.join(' ') : null)

/** What is switched on, and the switch. The styles learn of large text and high contrast from the document. */
export const useAccessibilityOptions = () => {
  const [on, setOn] = useState(readComfort)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (on.includes('text')) dataset['text'] = 'large'
    if (on.includes('contrast')) dataset['theme'] = 'contrast'
    return () => {
      delete dataset['text']
      delete dataset['theme']
    }
  }, [on])
  const toggle = (comfort: Comfort) => {
    const after = on.includes(comfort) ? on.filter(other => other !== comfort) : [...on, comfort]
    keepComfort(after)
    setOn(after)
  }
  return { on, toggle }
}
