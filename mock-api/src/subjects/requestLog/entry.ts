import type {
  LoggedField,
  RequestLogEntry,
  RequestLogSummary,
} from '@open-account/contracts/control/requestLogEntry'
import { rules } from '@open-account/contracts/control/rules'
import type { RecordedCall } from '../../store/requestLog.ts'
import { timestampAt } from '../worlds/today.ts'

const requestHeaders = (headers: readonly string[]): LoggedField[] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 ? [{ name: name.toLowerCase(), value: headers[index + 1] ?? '' }] : [],
  )

/** The headers in lines; the status line has no colon after its first word. */
const answerHeaders = (head: string): LoggedField[] =>
  head.split('\r\n').flatMap(line => {
    const [, name, value] = /^([^\s:]+): (.*)$/.exec(line) ?? []
    return name === undefined ? [] : [{ name: name.toLowerCase(), value: value ?? '' }]
  })

/** A call for a list. */
export const summaryOf = ({
  request: _request,
  answer: _answer,
  at,
  ...call
}: RecordedCall): RequestLogSummary => ({
  ...call,
  at: timestampAt(at),
  sentence: call.rule === null ? null : rules[call.rule],
})

/** A call with its headers and bodies. */
export const entryOf = (call: RecordedCall): RequestLogEntry => ({
  ...summaryOf(call),
  request: { headers: requestHeaders(call.request.headers), body: call.request.body },
  answer: call.answer === null ? null : { headers: answerHeaders(call.answer.head), body: call.answer.body },
})
