import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Flags } from '../../session/flags.ts'
import { LandingServicesContext } from './landingServices.ts'

/** The minimum duration of the first check of the flags, in milliseconds. Source: document 1, sections 4 and 9. */
const readyDelay = 300

interface FlagCheck {
  readonly flags: Flags
  /** Whether the first check is done (C-169). */
  readonly ready: boolean
  /** Reads the flags again, after the first check, and returns them. */
  readonly checkAgain: () => Promise<Flags>
}

/** The flags of the landing page, read when it appears and again before a start. */
export const useFlagCheck = (): FlagCheck => {
  const { readFlags, wait } = useContext(LandingServicesContext)
  const [flags, setFlags] = useState<Flags>({ kind: 'unread' })
  const [ready, setReady] = useState(false)
  const firstCheck = useRef<Promise<void>>(undefined)

  useEffect(() => {
    let isMounted = true
    firstCheck.current = Promise.all([readFlags(), wait(readyDelay)]).then(([answer]) => {
      if (!isMounted) return
      setFlags(answer)
      setReady(true)
    })
    return () => {
      isMounted = false
    }
  }, [readFlags, wait])

  const checkAgain = useCallback(async () => {
    await firstCheck.current
    const answer = await readFlags()
    setFlags(answer)
    return answer
  }, [readFlags])

  return { flags, ready, checkAgain }
}
