import type { ReactNode } from 'react'

/** A component in one of its states. */
export interface State {
  readonly name: string
  readonly element: ReactNode
}

/** A component in all of its states. */
export interface Example {
  /** The name of the component. */
  readonly component: string
  readonly states: readonly State[]
}

/** Components of one kind, in one file of examples. */
export interface Family {
  readonly title: string
  readonly examples: readonly Example[]
}

/** A handler that does nothing: the gallery shows states, it has none. */
export const ignore = (): void => undefined

/** A text that is longer than its place. */
export const longText =
  'A text that is much longer than the place for it, so that it has to break into several lines: proof of occupancy of premises, electrical installation licence form'
