import { useSyncExternalStore } from 'react'

/** A call that this page has made to change something. */
export interface Action {
  readonly method: string
  readonly path: string
  /** The JSON text of its body; empty without one. */
  readonly body: string
  /** The status of the answer, or the code of the refusal. */
  readonly outcome: string
}

/** How many actions the page remembers. */
const limit = 50

let actions: readonly Action[] = []
const listeners = new Set<() => void>()

export const recordAction = (action: Action): void => {
  actions = [action, ...actions].slice(0, limit)
  for (const listener of listeners) listener()
}

const follow = (onChange: () => void) => {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** The actions of this page, the last one first. */
export const useActions = (): readonly Action[] => useSyncExternalStore(follow, () => actions)
