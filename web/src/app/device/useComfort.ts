import { useEffect, useState } from 'react'
import { type Comfort, keepComfort, readComfort } from './comfort.ts'

/** What is switched on, and the switch. The styles learn of large text and high contrast from the document. */
export const useComfort = () => {
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
