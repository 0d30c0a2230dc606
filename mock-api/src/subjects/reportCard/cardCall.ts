import type { RecordedCall } from '../../store/requestLog.ts'
import { parsedJson } from '../../kit/parsedJson.ts'

/** The fields of a JSON object, which a client may have sent with any value. */
export type Fields = Readonly<Record<string, unknown>>

/** A call of the request log as the rules of the report card read it. */
export interface CardCall extends Pick<
  RecordedCall,
  'id' | 'at' | 'operation' | 'status' | 'error' | 'rule'
> {
  /** The name of the call in the contract; method and path at an unknown address. */
  readonly name: string
  /** Whether a fault of a tester decided the answer, for which the client is not to blame. */
  readonly isFaulty: boolean
  /** The application that the call names; null when it names none. */
  readonly application: string | null
  /** Text that is the same for the same request. */
  readonly text: string
  /** The fields of the request; none without a JSON body. */
  readonly sent: Fields
  /** The fields of the answer; none where no rule reads them. */
  readonly answered: Fields
}

/** The calls whose answers the rules read. */
const readAnswers: ReadonlySet<string | null> = new Set([
  'transaction.start',
  'transaction.submit',
  'premise.lookUpUtilities',
  'premise.streetName',
  'account.verifyOtp',
  'calendar.days',
  'payment.status',
  'payment.statusOfApplication',
])

/** The fields of a value; none of one that is no object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

type Message = RecordedCall['request'] | NonNullable<RecordedCall['answer']>

const fieldsIn = ({ body }: Message): Fields =>
  body?.kind === 'text' && !body.is_cut ? fieldsOf(parsedJson(body.text)) : {}

/** The parts of a path by the names in its route. */
const paramsOf = ({ route, path }: RecordedCall): Fields => {
  const parts = path.split('/')
  return Object.fromEntries(
    (route ?? '')
      .split('/')
      .flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), parts[index]] as const] : [])),
  )
}

/** The application of a stream, which is in the state of its address. */
const streamedApplication = (state: string | null): unknown =>
  state === null ? undefined : fieldsOf(parsedJson(Buffer.from(state, 'base64url').toString()))['app_state']

const applicationOf = (call: RecordedCall, sent: Fields, answered: Fields): string | null => {
  const query = new URLSearchParams(call.query)
  const params = paramsOf(call)
  const named = [
    sent['state_id'],
    sent['transaction_id'],
    sent['stateId'],
    params['state_id'],
    params['transaction_id'],
    query.get('transaction_id'),
    call.operation === 'kiosk.stream' ? streamedApplication(query.get('state')) : undefined,
    call.operation === 'transaction.start' ? answered['state_id'] : undefined,
  ]
  return named.find(id => typeof id === 'string') ?? null
}

/** The length of an uploaded file. A refused file is not stored, so that nothing else separates it from another one of its name. */
const lengthIn = ({ body, headers }: RecordedCall['request']): string => {
  if (body?.kind !== 'files') return ''
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-length')
  return at < 0 ? '' : (headers[at + 1] ?? '')
}

const textOf = ({ request }: RecordedCall): string =>
  request.body?.kind === 'text' ? request.body.text : lengthIn(request)

export const cardCallOf = (call: RecordedCall): CardCall => {
  const { id, at, operation, status, error, rule, method, path, query } = call
  const sent = fieldsIn(call.request)
  const answered = readAnswers.has(operation) && call.answer !== null ? fieldsIn(call.answer) : {}
  return {
    id,
    at,
    operation,
    status,
    error,
    rule,
    name: operation ?? `${method} ${path}`,
    isFaulty: call.fault !== null,
    application: applicationOf(call, sent, answered),
    text: `${method} ${path}?${query} ${textOf(call)}`,
    sent,
    answered,
  }
}
