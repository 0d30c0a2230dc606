import { callbackify } from 'node:util'

/** A value, or a promise of it where it is not there yet. */
export type Awaitable<Value> = Value | Promise<Value>

/** Uses a value at once when it is there: a promise takes longer than most uses. */
export const whenThere = <Value, Result>(
  value: Awaitable<Value>,
  use: (value: Value) => Awaitable<Result>,
): Awaitable<Result> => (value instanceof Promise ? value.then(use) : use(value))

const doneAfterPromise = callbackify((work: Promise<void>) => work)

/** Ends a hook after its work. */
export const doneAfter = (work: Awaitable<void>, done: (error?: Error) => void): void => {
  if (work instanceof Promise) doneAfterPromise(work, done)
  else done()
}
