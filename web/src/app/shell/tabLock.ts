import { storedApplication, type StoredApplication } from '../../session/leaveApplication.ts'

/** The time between two checks of the lock, and for the answers of another tab, in milliseconds. */
const waitTime = 500

/** The name of the lock and of the channel of one application. */
const nameOf = (stateId: string): string => `application ${stateId}`

/**
 * Reserves an application for this tab, by a lock that the browser releases when the tab is closed. Calls `onLost` when
 * another tab has the application, or takes it; the answers of this tab are then sent to that tab. Returns a function that
 * releases the application. Browsers without locks reserve nothing.
 */
export const holdTab = (stateId: string, onLost: () => void): (() => void) => {
  // Without a secure context there are no locks, although their type says so.
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return () => {}
  const name = nameOf(stateId)
  const waiting = new AbortController()
  let release: (() => void) | null = null
  let isLeft = false
  let timer: ReturnType<typeof setTimeout>
  const lost = () => {
    if (isLeft) return
    if (release !== null) {
      const channel = new BroadcastChannel(name)
      channel.postMessage(storedApplication())
      channel.close()
    }
    onLost()
  }
  /**
   * Gives up when another page has the lock at two checks. A busy browser grants a free lock late, and the page before a
   * reload may release its own late.
   */
  const check = async (wasTaken: boolean): Promise<void> => {
    const locked = await locks.query()
    if (release !== null || isLeft) return
    const isTaken = locked.held?.some(lock => lock.name === name) === true
    if (isTaken && wasTaken) waiting.abort()
    else checkLater(isTaken)
  }
  const checkLater = (wasTaken: boolean) => {
    timer = setTimeout(() => void check(wasTaken).catch(lost), waitTime)
  }
  const hold = () => {
    clearTimeout(timer)
    return new Promise<void>(resolve => {
      release = resolve
      if (isLeft) resolve()
    })
  }
  checkLater(false)
  void locks.request(name, { signal: waiting.signal }, hold).catch(lost)
  return () => {
    isLeft = true
    clearTimeout(timer)
    waiting.abort()
    release?.()
  }
}

/** Takes an application from the tab that has it; returns the answers of that tab, or null when it does not answer. */
export const takeAnswers = async (stateId: string): Promise<StoredApplication | null> => {
  const name = nameOf(stateId)
  const channel = new BroadcastChannel(name)
  const answers = new Promise<StoredApplication | null>(resolve => {
    // Only holdTab writes to this channel.
    channel.addEventListener('message', ({ data }: MessageEvent<StoredApplication>) => resolve(data))
    setTimeout(resolve, waitTime, null)
  })
  try {
    return await navigator.locks.request(name, { steal: true }, () => answers)
  } finally {
    channel.close()
  }
}
