/** The headers of answers that a client can rely on. */
export const answerHeaders = {
  'Contract-Version':
    'Version of the contract that the service follows, such as 1.4.0. A client of another major version may not understand it.',
  'X-Request-Id': 'Id of this call, to quote in a report.',
  'Retry-After': 'Seconds after which the call may be made again.',
  Location: 'Address to which the browser goes.',
  'Clear-Site-Data': 'The browser deletes what it cached from the service.',
  'Content-Disposition': 'Name under which the file is saved.',
} as const satisfies Readonly<Record<string, string>>

export type AnswerHeader = keyof typeof answerHeaders

/** The headers of every answer. */
export const everyAnswerHas = ['Contract-Version', 'X-Request-Id'] as const satisfies readonly AnswerHeader[]

/** The Retry-After of a refusal with this status that has none of its own. Seconds: a database restarts in two. */
export const defaultRetryAfter: Readonly<Record<number, number>> = { 429: 60, 503: 2 }
