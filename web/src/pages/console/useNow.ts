import { useEffect, useState } from 'react'
import { momentOf, numberOf } from './moments.ts'
import { useWorld } from './useWorld.ts'

const second = 1_000

/** The time on the clock of the world, which goes on between two readings; null before the first. */
export const useNow = (): string | null => {
  const { data, dataUpdatedAt } = useWorld()
  const [real, setReal] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setReal(Date.now()), second)
    return () => clearInterval(timer)
  }, [])
  if (data === undefined) return null
  const { now, frozen } = data.body
  return frozen ? now : momentOf(numberOf(now) + Math.max(0, real - dataUpdatedAt))
}
