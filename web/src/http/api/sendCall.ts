/** A call as its transport sends it. */
export interface Call<Answer> {
  /** The path of the call in the contract. */
  readonly path: string
  /** Sends the call once. */
  readonly send: (signal: AbortSignal | undefined) => Promise<Answer>
  /** Cancels the call. */
  readonly cancelled: AbortSignal | undefined
  /** A file may take long, and its row shows the progress. */
  readonly isUpload?: boolean
}

type SendCall = <Answer>(call: Call<Answer>) => Promise<Answer>

let send: SendCall = call => call.send(call.cancelled)

/** Sends a call: once, until the page is at rest and `connection.ts` takes over. */
export const sendCall: SendCall = call => send(call)

/** Replaces how calls are sent. */
export const sendCallsBy = (other: SendCall): void => {
  send = other
}
