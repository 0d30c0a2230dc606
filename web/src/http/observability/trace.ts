/** One call to the service: which, how long, and what came of it. It carries no value that anybody typed. */
export interface Trace {
  readonly method: string
  /** The path as the contract prints it, with the names of its parameters in place of values. */
  readonly path: string
  /** 'ok', or the code of the failure. */
  readonly outcome: string
  /** From the call to the answer, in milliseconds. */
  readonly milliseconds: number
}
