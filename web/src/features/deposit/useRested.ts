import { useEffect, useState } from 'react'

/** A text as it was when it last rested for so many milliseconds; at first as it is. */
export const useRested = (text: string, rest: number): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest)
    return () => clearTimeout(timer)
  }, [text, rest])
  return rested
}
