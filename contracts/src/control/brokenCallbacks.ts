/** What is wrong with the return of a browser from the identity service, by name. */
export const brokenCallbacks = {
  state: 'It carries another state than was sent.',
  nonce: 'The identity data was issued for another login.',
  replay: 'It was used before.',
  expired: 'It is too old.',
  missing: 'It lacks its parameter redirected=myinfo.',
} as const

export type BrokenCallback = keyof typeof brokenCallbacks

const names = Object.keys(brokenCallbacks) as [BrokenCallback, ...BrokenCallback[]]
/** The names as a list; `Object.keys` returns texts, hence the cast above. */
export const brokenCallbackNames: readonly [BrokenCallback, ...BrokenCallback[]] = names
