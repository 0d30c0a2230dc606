import { contract } from '@open-account/contracts'
import type { Send } from '@open-account/contracts/conformance'
import { routesByName } from '@open-account/contracts/everyRoute'

/** An answer with a JSON body, as a mutant changes it. */
interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** What a mutant sees of a request. */
interface Requested {
  readonly body: Readonly<Record<string, unknown>>
  readonly params: readonly string[]
}

/** A server that differs from the service in one thing, and how the kit finds it. */
export interface Mutant {
  readonly title: string
  /** The beginnings of the scenarios' ids that are run. */
  readonly among: readonly string[]
  readonly send: (baseUrl: string) => Send
  /** The scenarios that fail, each with a part of its first reason. No other one fails. */
  readonly failures: Readonly<Record<string, string>>
}

const routes = routesByName(contract)

/** Finds a call by method and path. Returns the values in its path, or null for another call. */
const matcherOf = (call: string) => {
  const route = routes.get(call)
  if (route === undefined) throw new Error(`The contract has no call ${call}`)
  const path = new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`)
  return (address: string, { method }: RequestInit): readonly string[] | null =>
    method === route.method ? (path.exec(new URL(address).pathname)?.slice(1) ?? null) : null
}

const parsed = (body: RequestInit['body']): Requested['body'] =>
  typeof body === 'string' && body.startsWith('{') ? (JSON.parse(body) as Requested['body']) : {}

/** Changes the JSON answers of a call. */
const answers =
  (call: string, change: (answer: Answer, requested: Requested) => Partial<Answer>): Mutant['send'] =>
  () => {
    const match = matcherOf(call)
    return async (address, request) => {
      const response = await fetch(address, request)
      const params = match(address, request)
      if (params === null) return response
      const { status, headers } = response
      const text = await response.text()
      const body = text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Answer['body']) : {}
      const answer = { status, headers: new Headers(headers), body }
      answer.headers.delete('content-length')
      const changed = { ...answer, ...change(answer, { body: parsed(request.body), params }) }
      return new Response(JSON.stringify(changed.body), changed)
    }
  }

/** Changes the JSON requests of a call before the service sees them, so that it accepts what it would refuse. */
const requests =
  (call: string, change: (body: Requested['body']) => Requested['body']): Mutant['send'] =>
  () => {
    const match = matcherOf(call)
    return (address, request) =>
      fetch(
        address,
        match(address, request) === null
          ? request
          : { ...request, body: JSON.stringify(change(parsed(request.body))) },
      )
  }

/** Answers refusals with this code as this instead. */
const accepts = (call: string, error: string, body: Answer['body']): Mutant['send'] =>
  answers(call, answer => (answer.body['error'] === error ? { status: 200, body } : {}))

const without = (headers: Headers, name: string): Headers => {
  const others = new Headers(headers)
  others.delete(name)
  return others
}
const withHeader = (headers: Headers, name: string, value: string): Headers => {
  const others = new Headers(headers)
  others.set(name, value)
  return others
}

interface Day {
  readonly date: string
  readonly date_hash: string
}

/** Changes the days that can be chosen. */
const days = (change: (available: readonly Day[]) => readonly Day[]): Mutant['send'] =>
  answers('calendar.days', ({ body }) =>
    body['available'] === undefined
      ? {}
      : { body: { ...body, available: change(body['available'] as readonly Day[]) } },
  )

/** Remembers the first answer to the submission of each transaction. */
const repeats = (change: (first: Answer['body'], answer: Answer) => Partial<Answer>): Mutant['send'] => {
  const firsts = new Map<unknown, Answer['body']>()
  return answers('transaction.submit', (answer, { body: { transaction_id: id } }) => {
    const first = firsts.get(id)
    if (first !== undefined) return change(first, answer)
    if (answer.status === 200) firsts.set(id, answer.body)
    return {}
  })
}

const startsAlike = (): Mutant['send'] => {
  let first: Answer['body'] | undefined
  return answers('transaction.start', ({ status, body }) => {
    if (status === 200) first ??= body
    return status === 200 && first !== undefined ? { body: first } : {}
  })
}

/** The last outcome of a payment counts, not the first. */
const lastOutcome = answers('payment.callback', ({ status, body }) =>
  status === 200 ? { body: { ...body, status: 'PAYMENT_FAILED' } } : {},
)

const accepted = { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'tan.ah.kow@example.com' }
/** The service was at 20 November 2026, a Friday. */
const yesterday = { date: '20261119', date_hash: 'a'.repeat(32) }
const sunday = { date: '20261122', date_hash: 'a'.repeat(32) }
const christmas = { date: '20261225', date_hash: 'a'.repeat(32) }
const wrongStatus = 'The status is 200, expected'

export const mutants: readonly Mutant[] = [
  {
    title: 'it answers with another status',
    among: ['deposit.'],
    send: answers('deposit.options', () => ({ status: 201 })),
    failures: { 'deposit.options': 'The status is 201, expected 200' },
  },
  {
    title: 'an answer lacks a field',
    among: ['company.'],
    send: answers('company.lookUpName', ({ body: { source: _source, ...body } }) => ({ body })),
    failures: { 'company.found': 'The answer does not fit the contract: source' },
  },
  {
    title: 'an answer has a text where a number belongs',
    among: ['deposit.'],
    send: answers('deposit.calculate', ({ status, body }) =>
      status === 200 ? { body: { ...body, securityDeposit: String(body['securityDeposit']) } } : {},
    ),
    failures: {
      'deposit.electricity': 'does not fit the contract: securityDeposit',
      'deposit.water': 'does not fit the contract: securityDeposit',
    },
  },
  {
    title: 'a refusal has no error_description',
    among: ['company.'],
    send: answers('company.lookUpName', ({ status, body }) =>
      status === 404 ? { body: { ...body, error_description: '' } } : {},
    ),
    failures: { 'company.unknown': 'The refusal has no error_description' },
  },
  {
    title: 'a refusal has another code of its status',
    among: ['premises.'],
    send: answers('premise.streetName', ({ status, body }) =>
      status === 404 ? { body: { ...body, error: 'not_found' } } : {},
    ),
    failures: { 'premises.not-found': 'The error is "not_found", expected address_not_found' },
  },
  {
    title: 'a refusal does not name the field',
    among: ['premises.'],
    send: answers('premise.streetName', ({ body: { issues: _issues, ...body } }) => ({ body })),
    failures: { 'premises.postal-code': 'No issue names postcode; they name nothing' },
  },
  {
    title: 'an answer has another content type',
    among: ['appconfig'],
    send: answers('appconfig.read', ({ headers }) => ({
      headers: withHeader(headers, 'content-type', 'text/html'),
    })),
    failures: { 'appconfig.flags': 'The content type is text/html, expected application/json' },
  },
  {
    title: 'an answer does not say the version of its contract',
    among: ['health'],
    send: answers('health.live', ({ headers }) => ({ headers: without(headers, 'contract-version') })),
    failures: { 'health.ready': 'health.live: The header Contract-Version is missing' },
  },
  {
    title: 'it follows another major version',
    among: ['appconfig'],
    send: answers('appconfig.read', ({ headers }) => ({
      headers: withHeader(headers, 'contract-version', '9.0.0'),
    })),
    failures: { 'appconfig.flags': 'The server follows version 9.0.0 of the contract' },
  },
  {
    title: 'every start has the same id',
    among: ['start.'],
    send: startsAlike(),
    failures: { 'start.new': 'The answer still has {"state_id"' },
  },
  {
    title: 'it accepts an NRIC with a wrong check letter',
    among: ['submit.nric', 'submit.mobile', 'submit.accepted'],
    send: requests('transaction.submit', body =>
      body['nric'] === 'S1234567A' ? { ...body, nric: 'S1234567D' } : body,
    ),
    failures: { 'submit.nric': wrongStatus },
  },
  {
    title: 'it accepts unknown fields',
    among: ['submit.unknown-field', 'submit.mobile'],
    send: requests('transaction.submit', ({ note: _note, ...body }) => body),
    failures: { 'submit.unknown-field': wrongStatus },
  },
  {
    title: 'it accepts incomplete applications',
    among: ['submit.issue-date', 'submit.documents', 'submit.blocked', 'submit.nric', 'submit.duplicate'],
    send: accepts('transaction.submit', 'application_incomplete', accepted),
    failures: {
      'submit.issue-date': wrongStatus,
      'submit.documents': wrongStatus,
      'submit.blocked': wrongStatus,
    },
  },
  {
    title: 'a repeated application is another one',
    among: ['submit.repeated', 'submit.already-submitted', 'submit.accepted'],
    send: repeats((_first, { status, body }) =>
      status === 200 ? { body: { ...body, app_id: 'OA-ANOTHER1' } } : {},
    ),
    failures: { 'submit.repeated': 'app_id is "OA-ANOTHER1", expected "OA-' },
  },
  {
    title: 'a repeated application with other content is answered alike',
    among: ['submit.repeated', 'submit.already-submitted', 'submit.accepted'],
    send: repeats(first => ({ status: 200, body: first })),
    failures: { 'submit.already-submitted': wrongStatus },
  },
  {
    title: 'it accepts a duplicate',
    among: ['submit.duplicate', 'submit.pending'],
    send: accepts('transaction.submit', 'duplicate', accepted),
    failures: { 'submit.duplicate': wrongStatus },
  },
  {
    title: 'the deposit is a dollar too high',
    among: ['deposit.'],
    send: answers('deposit.calculate', ({ status, body }) =>
      status === 200 ? { body: { ...body, securityDeposit: Number(body['securityDeposit']) + 1 } } : {},
    ),
    failures: {
      'deposit.electricity': 'securityDeposit is 451, expected 450',
      'deposit.water': 'securityDeposit is 1701, expected 1700',
    },
  },
  {
    title: 'the calendar has a day that is over',
    among: ['calendar.days', 'calendar.none'],
    send: days(available => (available.length === 0 ? [] : [yesterday, ...available])),
    failures: { 'calendar.days': '20261119 is in the past' },
  },
  {
    title: 'the calendar has a Sunday',
    among: ['calendar.days', 'calendar.none'],
    send: days(available => (available.length === 0 ? [] : [...available, sunday])),
    failures: { 'calendar.days': '20261122 is a Sunday' },
  },
  {
    title: 'the calendar has a holiday that is too far away',
    among: ['calendar.days', 'calendar.none'],
    send: days(available => (available.length === 0 ? [] : [...available, christmas])),
    failures: { 'calendar.days': '20261225 is more than 30 days from now' },
  },
  {
    title: 'the calendar has a day twice',
    among: ['calendar.days', 'calendar.none'],
    send: days(available => [...available, ...available.slice(0, 1)]),
    failures: { 'calendar.days': '20261121 is listed twice' },
  },
  {
    title: 'premises without an address can be turned on tomorrow',
    among: ['calendar.no-address', 'calendar.days'],
    send: requests('calendar.days', body => ({ ...body, nanl: false, block: '145', postal_code: '310145' })),
    failures: { 'calendar.no-address': '20261121 is within seven days' },
  },
  {
    title: 'an appointment is on another day',
    among: ['timeslots.held', 'timeslots.none'],
    send: answers('calendar.timeslots', ({ body }) => ({
      body: {
        ...body,
        timeslots: (body['timeslots'] as readonly object[]).map(slot => ({
          ...slot,
          start: '2026-12-24T09:00:00',
          end: '2026-12-24T12:00:00',
        })),
      },
    })),
    failures: { 'timeslots.held': 'The appointment at 2026-12-24T09:00:00 is not on 2026' },
  },
  {
    title: 'two applicants hold one appointment',
    among: ['timeslots.'],
    send: accepts('calendar.confirm', 'timeslot_not_available', { success: true }),
    failures: { 'timeslots.taken': wrongStatus },
  },
  {
    title: 'it stores any file',
    among: ['attachment.unsupported', 'attachment.too-large'],
    send: accepts('attachment.upload', 'unsupported_file', {
      type: 'nric_front',
      filename: 'nric front.pdf',
      file_id: 'f-1',
      size: 16,
    }),
    failures: { 'attachment.unsupported': wrongStatus },
  },
  {
    title: 'it keeps a document that was removed',
    among: ['attachment.stored'],
    send: requests('attachment.remove', body => ({ ...body, type: 'nric_back' })),
    failures: { 'attachment.stored': 'attachment.remove: ' },
  },
  {
    title: 'it accepts an outcome of a payment that nobody signed',
    among: ['payment.tampered', 'payment.open'],
    send: accepts('payment.callback', 'unauthorized', { status: 'PAYMENT_SUCCESS' }),
    failures: { 'payment.tampered': wrongStatus },
  },
  {
    title: 'the last outcome of a payment counts',
    among: ['payment.success', 'payment.tampered'],
    send: lastOutcome,
    failures: { 'payment.success': 'status is "PAYMENT_FAILED", expected "PAYMENT_SUCCESS"' },
  },
  {
    title: 'one-time passwords can be requested at any time',
    among: ['otp.'],
    send: accepts('account.requestOtp', 'otp_too_soon', { status: 'SUCCESS' }),
    failures: { 'otp.too-soon': wrongStatus },
  },
  {
    title: 'no e-mail is linked',
    among: ['email.'],
    send: answers('account.isEmailLinked', ({ body }) => ({ body: { ...body, islinked: false } })),
    failures: { 'email.linked': 'islinked is false, expected true' },
  },
  {
    title: 'it breaks connections',
    among: ['appconfig', 'premises.uses'],
    send: () => (address, request) =>
      address.endsWith('/appconfig')
        ? Promise.reject(new TypeError('fetch failed', { cause: new Error('other side closed') }))
        : fetch(address, request),
    failures: { 'appconfig.flags': 'No answer: other side closed' },
  },
]
