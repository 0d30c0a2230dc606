import { useEffect, useState } from 'react'
import { Loader } from './Loader.tsx'

/** How long a wait needs no explanation, in milliseconds. */
const shortWait = 1_000

/** What a longer wait is for. Render it while something is waited for. */
export const LongWait = ({ text }: { readonly text: string }) => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), shortWait)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <Loader text={text} />
}
