import { attachmentAnswer } from '@open-account/contracts/attachment'
import { brokenCallbackNames } from '@open-account/contracts/control/brokenCallbacks'
import { lastMoment } from '@open-account/contracts/control/clock'
import { faultConditions, faultEffect, operationPattern } from '@open-account/contracts/control/faults'
import { sharedDraft } from '@open-account/contracts/control/links'
import { ownValue } from '@open-account/contracts/control/ownValues'
import { recording } from '@open-account/contracts/control/recordings'
import { loggedField } from '@open-account/contracts/control/requestLogEntry'
import { deliveryAttempt, webhook } from '@open-account/contracts/control/webhooks'
import { eventTypes } from '@open-account/contracts/control/eventTypes'
import { documentId } from '@open-account/contracts/fields/documents'
import { signatureType } from '@open-account/contracts/fields/signatureTypes'
import { paymentResults } from '@open-account/contracts/gateway'
import { companyData, personData } from '@open-account/contracts/identity'
import { settings } from '@open-account/contracts/settings'
import { submitBody } from '@open-account/contracts/submission/body'
import { submitAnswer } from '@open-account/contracts/submitAnswer'
import { paymentMethods } from '@open-account/domain/payment/methods'
import { z } from 'zod'
import { parsedJson } from '../../kit/parsedJson.ts'
import { isPaymentChoice } from '../../scenarios/cards.ts'
import type { Archive } from '../../store/archive.ts'
import type { EventRow, Tables } from '../../store/tables.ts'
import { eventOf } from '../events/eventOf.ts'
import { signatureIn } from '../streams/storePhoneSignature.ts'
import { storedBody } from '../submission/storedBody.ts'

type Table = keyof Archive['tables']
type Row = NonNullable<Archive['tables']['events']>[number]

const year = 366 * 86_400_000
/** Epoch milliseconds. What expires may do so after the last time of a clock. */
const moment = z
  .int()
  .min(0)
  .max(Date.parse(`${lastMoment}+08:00`) + year)
const count = z.int().min(0).max(1_000_000_000)
const truth = z.literal([0, 1])
const text = z.string()
/** An id that no two worlds share. A shorter text could be a part of other texts, in which new ids replace it. */
const id = z.string().regex(/^[\w-]{16,64}$/)
const day = z.string().regex(/^\d{8}$/)
const time = z.string().regex(/^\d{6}$/)
const kind = z.enum(['person', 'company'])
const choice = z.string().refine(isPaymentChoice)
const file = { id, size: count, sha256: text, created_at: moment }

/** A text of JSON whose value fits. */
const json = (value: z.ZodType) =>
  text.refine(cell => {
    const parsed = parsedJson(cell)
    return parsed !== undefined && value.safeParse(parsed).success
  })

/** Whether something can be read. */
const works = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch {
    return false
  }
}

/** The body of an accepted application. One of an earlier version lacks fields that are optional. */
const body = text.refine(cell => works(() => submitBody.parse(storedBody(cell))))

/** What every cell of an archive has to be. */
const cells: { readonly [Name in Table]-?: Readonly<Record<keyof Tables[Name], z.ZodType>> } = {
  flags: { world: text, name: text, active: truth, message: text },
  transactions: {
    world: text,
    id,
    domain: z.enum(['residential', 'commercial']),
    type: z.enum(['personal', 'company']),
    created_at: moment,
    postal_code: text.nullable(),
    refused: text.nullable(),
    identity_hash: text.nullable(),
    app_id: id.nullable(),
    submitted_at: moment.nullable(),
    body: body.nullable(),
    fingerprint: text.nullable(),
    answer: json(submitAnswer).nullable(),
    device_hash: text.nullable(),
    ended_at: moment.nullable(),
  },
  identity_sessions: {
    world: text,
    state_id: text,
    kind,
    token_hash: text,
    persona: text,
    expires_at: moment,
    broken: z.enum(brokenCallbackNames).nullable(),
  },
  seats: {
    world: text,
    pool: text,
    date: day,
    start: time,
    seat: count,
    state_id: id,
    expires_at: moment.nullable(),
  },
  attachments: { world: text, ...file, state_id: id, type: attachmentAnswer.shape.type, filename: text },
  signatures: { world: text, ...file, state_id: id.nullable(), type: signatureType },
  forms: { world: text, ...file, state_id: id },
  payments: {
    world: text,
    reference: id,
    state_id: id,
    payload: text,
    created_at: moment,
    choice: choice.nullable(),
    chosen_at: moment.nullable(),
    state: z.enum(['open', ...paymentResults]),
  },
  terminal_transactions: {
    world: text,
    id,
    state_id: id,
    amount: text,
    method: z.enum(Object.values(paymentMethods)),
    choice,
    chosen_at: moment,
  },
  one_time_passwords: {
    world: text,
    id,
    state_id: id,
    email_hash: text,
    code_hash: text,
    sent_at: moment,
    tries: count,
    used: truth,
  },
  messages: {
    world: text,
    id,
    recipient: text,
    subject: text,
    text,
    html: text.nullable(),
    otp: text.nullable(),
    arrives_at: moment,
    waited: truth,
  },
  message_attachments: {
    world: text,
    message: id,
    number: count,
    filename: text,
    content_type: text,
    size: count,
    content: z.base64(),
  },
  outbox: { world: text, state_id: id, message: id.nullable(), tries: count, next_at: moment },
  receipt_links: { world: text, state_id: id, secret_hash: text, expires_at: moment },
  request_log: {
    world: text,
    id: text,
    entries: count,
    size: count,
    counts: json(z.object({ rule: z.record(text, count), error: z.record(text, count) })),
    data: text,
  },
  faults: {
    world: text,
    id,
    operation: operationPattern,
    effect: json(faultEffect),
    conditions: json(faultConditions),
    matched: count,
    struck: count,
    remaining: count,
  },
  recordings: {
    world: text,
    id,
    at: moment,
    operation: text,
    method: text,
    path: text,
    differs: truth,
    verdict: json(recording.pick({ backend: true, service: true, contract: true, without_stub: true })),
  },
  personas: { world: text, kind, id: text, sentence: text, data: text },
  persona_choices: { world: text, kind, persona: text },
  kiosk_sessions: {
    world: text,
    id,
    state_id: id,
    secret_hash: text,
    code: text.nullable(),
    token_hash: text,
    origin: text,
    missing_fields: json(z.array(documentId)),
    signature_request: text.nullable(),
    created_at: moment,
    expires_at: moment,
    ended: z.enum(['closed', 'expired']).nullable(),
    events_before: count,
    last_event: count,
    swap_from: count.nullable(),
    listener: text.nullable(),
    heard_until: moment,
  },
  kiosk_events: {
    world: text,
    session: id,
    number: count,
    kind: z.enum(['upload_url', 'kiosk_stream', 'file', 'message', 'signature']),
    file: id.nullable(),
    text: text.nullable(),
  },
  kiosk_guesses: { world: text, caller: text, tries: count, since: moment },
  event_counters: { world: text, last: count },
  events: {
    world: text,
    number: count,
    id: text,
    at: moment,
    type: z.enum(eventTypes),
    data: text,
    by_hand: truth,
  },
  webhooks: {
    world: text,
    id: text,
    url: webhook.shape.url,
    types: json(webhook.shape.types),
    secret: text,
  },
  webhook_deliveries: {
    world: text,
    webhook: text,
    number: count,
    delivered: truth,
    tries: count,
    next_at: moment.nullable(),
    attempts: json(z.array(deliveryAttempt)),
  },
  receivers: { world: text, status: z.int().min(200).max(599), times: count },
  received_posts: {
    world: text,
    id,
    at: moment,
    headers: json(z.array(loggedField)),
    body: text,
    signature: z.enum(['right', 'wrong', 'missing']),
    webhook: text.nullable(),
    status: z.int().min(200).max(599),
  },
  share_links: {
    world: text,
    id,
    secret_hash: text,
    name: text.nullable(),
    state_id: id,
    place: text,
    draft: json(sharedDraft),
    expires_at: moment,
  },
}

const own = z.object({
  latency: count.nullable(),
  faulty: truth,
  settings: json(settings).nullable(),
  own_values: json(z.array(ownValue)).nullable(),
})

/** Checks a row whose cells fit by themselves. */
const rowsThatFit: { readonly [Name in Table]?: (row: Row) => boolean } = {
  // Its cells are those of an event.
  events: row => works(() => eventOf({ ...row, world: 'any' } as unknown as EventRow)),
  personas: ({ kind: of, data }) =>
    (of === 'person' ? personData : companyData).safeParse(parsedJson(String(data))).success,
  kiosk_events: ({ kind: of, text: signed }) =>
    of !== 'signature' || works(() => signatureIn(String(signed))),
}

/** The highest number of the rows; 0 for none. */
const highest = (rows: readonly Row[] = []): number =>
  rows.reduce((most, row) => Math.max(most, Number(row['number'])), 0)

/** A counter that is behind its rows, so that the next row would have the number of another one. */
const counterProblems = ({
  event_counters: counters = [],
  events,
  kiosk_sessions: sessions = [],
  kiosk_events: arrived = [],
}: Archive['tables']): readonly string[] => [
  ...(highest(events) > Number(counters[0]?.['last'] ?? 0) ? ['tables.event_counters'] : []),
  ...sessions.flatMap(({ id: session, last_event: last }, index) =>
    highest(arrived.filter(event => event['session'] === session)) > Number(last)
      ? [`tables.kiosk_sessions.${index}.last_event`]
      : [],
  ),
]

/** Checks rows one by one. */
const rowProblems = (name: Table, rows: readonly Row[]): readonly string[] => {
  const shape = z.object(cells[name]).partial()
  return rows.flatMap((row, index) => {
    const { error } = shape.safeParse(row)
    const place = `tables.${name}.${index}`
    if (error !== undefined) return error.issues.map(({ path }) => [place, ...path].join('.'))
    return (rowsThatFit[name]?.(row) ?? true) ? [] : [place]
  })
}

/**
 * The places of an archive from elsewhere that the service could not read later, such as `tables.faults.0.effect`. A column
 * that is missing is one of a later version.
 */
export const archiveProblems = ({ own: world, tables }: Archive): readonly string[] => {
  const { error } = own.safeParse(world)
  const problems = [
    ...(error?.issues ?? []).map(({ path }) => ['own', ...path].join('.')),
    ...Object.entries(tables).flatMap(([name, rows]) => rowProblems(name as Table, rows as readonly Row[])),
  ]
  return problems.length === 0 ? counterProblems(tables) : problems
}
