import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import type { BrokenCallback } from '@open-account/contracts/control/brokenCallbacks'
import type { EventType } from '@open-account/contracts/control/eventTypes'
import type { IdOf } from '@open-account/contracts/control/values'
import type { PaymentResult } from '@open-account/contracts/gateway'
import type { SignatureType } from '@open-account/contracts/fields/signatureTypes'
import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import type { Kysely, Transaction } from 'kysely'

/** How a payer can decide, by the id of the card that decides so. */
export type PaymentChoice = IdOf<'card'>

/**
 * Every table of the store. Moments are epoch milliseconds, truth values 0 and 1, structured values JSON text: the
 * same in SQLite and PostgreSQL.
 */
export interface Tables {
  worlds: WorldRow
  flags: FlagRow
  transactions: TransactionRow
  identity_sessions: IdentitySessionRow
  seats: SeatRow
  attachments: AttachmentRow
  signatures: SignatureRow
  forms: FormRow
  payments: PaymentRow
  terminal_transactions: TerminalTransactionRow
  one_time_passwords: OneTimePasswordRow
  messages: MessageRow
  message_attachments: MessageAttachmentRow
  outbox: OutboxRow
  receipt_links: ReceiptLinkRow
  request_log: RequestLogRow
  faults: FaultRow
  recordings: RecordingRow
  personas: PersonaRow
  persona_choices: PersonaChoiceRow
  kiosk_sessions: KioskSessionRow
  kiosk_events: KioskEventRow
  kiosk_guesses: KioskGuessRow
  snapshots: SnapshotRow
  event_counters: EventCounterRow
  events: EventRow
  webhooks: WebhookRow
  webhook_deliveries: WebhookDeliveryRow
  receivers: ReceiverRow
  received_posts: ReceivedPostRow
  share_links: ShareLinkRow
}

/** The store itself or one transaction of it. */
export type Db = Kysely<Tables> | Transaction<Tables>

export interface WorldRow {
  readonly id: string
  /** Key of this world's hashes. */
  readonly secret: string
  /** Milliseconds that the world's clock is ahead of the real one. */
  readonly clock_offset: number
  /** The moment at which the world's clock is frozen, or null while it runs. */
  readonly frozen_at: number | null
  /** The delay of answers in milliseconds, or null for the setting of the service. */
  readonly latency: number | null
  /** 1 when a tester requested a fault in it. */
  readonly faulty: number
  /** Settings of the application that differ in this world, JSON, or null. */
  readonly settings: string | null
  /** Values with answers of a tester's own, JSON, or null. */
  readonly own_values: string | null
  /** Real time. */
  readonly created_at: number
  /** Real time after which the world is over, or null when it stays. */
  readonly expires_at: number | null
  /** Hash of the key that a call needs to change the world; null for none. */
  readonly key_hash: string | null
}

export interface FlagRow {
  readonly world: string
  readonly name: string
  readonly active: number
  readonly message: string
}

export interface TransactionRow {
  readonly id: string
  readonly world: string
  readonly domain: string
  readonly type: string
  readonly created_at: number
  /** The postal code whose appointments were listed last, empty without an address; null before. */
  readonly postal_code: string | null
  /** The date, or date and start of the appointment, that a submit was refused for; null when none was. */
  readonly refused: string | null
  /** Keyed hash of the NRIC, FIN or UEN from the identity service; null without one. */
  readonly identity_hash: string | null
  readonly app_id: string | null
  readonly submitted_at: number | null
  /** The accepted body, JSON. */
  readonly body: string | null
  /** The parts of the body in which a repeated submit has to be equal. */
  readonly fingerprint: string | null
  /** The answer to the submission, JSON. */
  readonly answer: string | null
  /** Keyed hash of the token of the kiosk that it belongs to; null for none. */
  readonly device_hash: string | null
  /** When the applicant's session ended; null before. After that, calls with the id are refused. */
  readonly ended_at: number | null
}

export interface IdentitySessionRow {
  readonly world: string
  readonly state_id: string
  /** The identity service. */
  readonly kind: PersonaKind
  /** Hash of the cookie that binds the data to one browser. */
  readonly token_hash: string
  readonly persona: string
  /** When the data expires; 0 after its deletion, after which the transaction gets no identity data any more. */
  readonly expires_at: number
  /** What a tester let be wrong with the browser's return, so that the data cannot be read; null for nothing. */
  readonly broken: BrokenCallback | null
}

/** One seat of a timeslot, held or booked by one transaction. */
export interface SeatRow {
  readonly world: string
  /** The pool of crews for the appointment. */
  readonly pool: string
  readonly date: string
  readonly start: string
  readonly seat: number
  readonly state_id: string
  /** The moment at which a hold lapses, or null once it is booked. */
  readonly expires_at: number | null
}

export interface AttachmentRow {
  readonly id: string
  readonly world: string
  readonly state_id: string
  readonly type: AttachmentAnswer['type']
  readonly filename: string
  readonly size: number
  readonly sha256: string
  readonly created_at: number
}

export interface SignatureRow {
  readonly id: string
  readonly world: string
  /** The transaction that was submitted with it; null before. */
  readonly state_id: string | null
  readonly type: SignatureType
  readonly size: number
  readonly sha256: string
  readonly created_at: number
}

/** The form of an application with its signature. */
export interface FormRow {
  /** The id of the file. */
  readonly id: string
  readonly world: string
  readonly state_id: string
  readonly size: number
  readonly sha256: string
  readonly created_at: number
}

/** One attempt to pay for an application. */
export interface PaymentRow {
  readonly reference: string
  readonly world: string
  readonly state_id: string
  /** The request to the gateway, byte for byte as it was signed. */
  readonly payload: string
  readonly created_at: number
  /** The payer's choice at the gateway; null before. */
  readonly choice: PaymentChoice | null
  readonly chosen_at: number | null
  /** The result in the gateway's callback; `open` before it. */
  readonly state: 'open' | PaymentResult
}

/** A payer's decision at the terminal of a kiosk. It counts when the kiosk reports which application it pays. */
export interface TerminalTransactionRow {
  readonly id: string
  readonly world: string
  /** The transaction of the application that the kiosk named. */
  readonly state_id: string
  /** Cents, as a text. */
  readonly amount: string
  readonly method: GatewayPaymentMethod
  readonly choice: PaymentChoice
  readonly chosen_at: number
}

export interface OneTimePasswordRow {
  readonly id: string
  readonly world: string
  readonly state_id: string
  /** Keyed hash of the e-mail. */
  readonly email_hash: string
  readonly code_hash: string
  readonly sent_at: number
  /** How many codes were tried. */
  readonly tries: number
  /** 1 when the right code was entered. */
  readonly used: number
}

export interface MessageRow {
  /** Later ones sort later. */
  readonly id: string
  readonly world: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** The same text as HTML; null in an e-mail of an earlier version. */
  readonly html: string | null
  readonly otp: string | null
  /** When it arrives, in world time. */
  readonly arrives_at: number
  /** 1 once a tester has waited for it. */
  readonly waited: number
}

/** A file of an e-mail. */
export interface MessageAttachmentRow {
  readonly world: string
  readonly message: string
  /** Its place among the files of the e-mail, from 0. */
  readonly number: number
  readonly filename: string
  readonly content_type: string
  readonly size: number
  /** Base64. */
  readonly content: string
}

/** An accepted application whose confirmation is not sent yet. */
export interface OutboxRow {
  readonly world: string
  readonly state_id: string
  /** The e-mail once it is in the inbox; null before. */
  readonly message: string | null
  /** How often it was tried. */
  readonly tries: number
  /** Real time of the next try. */
  readonly next_at: number
}

/** The link by which a phone loads a receipt. */
export interface ReceiptLinkRow {
  readonly world: string
  readonly state_id: string
  /** Hash of the secret in the link. */
  readonly secret_hash: string
  /** By the clock of its world. */
  readonly expires_at: number
}

/** Calls that were written together, in order. */
export interface RequestLogRow {
  /** Later ones sort later. The row with an empty id has only the counts of the calls that were deleted. */
  readonly id: string
  readonly world: string
  /** The number of calls. */
  readonly entries: number
  /** The length of their text. */
  readonly size: number
  /** How often each rule and each refusal occurs in them, JSON. */
  readonly counts: string
  /** The calls as JSON, compressed, in base64. */
  readonly data: string
}

export interface FaultRow {
  /** Later ones sort later. */
  readonly id: string
  readonly world: string
  /** Name of the call, such as premise.streetName, or a pattern of names. */
  readonly operation: string
  /** The effect of the fault, JSON. */
  readonly effect: string
  /** Which calls it counts and affects, JSON. */
  readonly conditions: string
  /** How many calls it has counted, and how many it has affected. */
  readonly matched: number
  readonly struck: number
  /** How many calls it still applies to. */
  readonly remaining: number
}

/** A call that was passed on to a backend. */
export interface RecordingRow {
  /** Later ones sort later. */
  readonly id: string
  readonly world: string
  /** By the clock of its world. */
  readonly at: number
  readonly operation: string
  readonly method: string
  /** Without secrets. */
  readonly path: string
  /** 1 when the answer differs from the contract or from that of this service. */
  readonly differs: number
  /** The answers, and how they differ, JSON. */
  readonly verdict: string
}

/** The kind of persona that an identity service has. */
export type PersonaKind = 'person' | 'company'

/** A persona that a tester added. */
export interface PersonaRow {
  readonly world: string
  readonly kind: PersonaKind
  readonly id: string
  readonly sentence: string
  /** Its identity data, JSON. */
  readonly data: string
}

/** The persona that an identity service returns without its page. */
export interface PersonaChoiceRow {
  readonly world: string
  readonly kind: PersonaKind
  readonly persona: string
}

/** A session in which a phone uploads for a kiosk. A transaction has one at a time; earlier ones are over. */
export interface KioskSessionRow {
  /** The id of its stream too. */
  readonly id: string
  readonly world: string
  readonly state_id: string
  /** Hash of the secret in the link. */
  readonly secret_hash: string
  /** The short code that opens the link by hand; null once the session is over. */
  readonly code: string | null
  /** Keyed hash of the token of the kiosk. */
  readonly token_hash: string
  /** The origin of the link's page, such as https://example.com. */
  readonly origin: string
  /** The requested documents, JSON. */
  readonly missing_fields: string
  /** The id of the request for a signature; null while the screen requests none. */
  readonly signature_request: string | null
  readonly created_at: number
  /** When it is over by the clock of its world. */
  readonly expires_at: number
  /** Why it is over; null until then. */
  readonly ended: 'closed' | 'expired' | null
  /** The last number that an event of an earlier session of the transaction had; 0 without one. */
  readonly events_before: number
  /** The number of the last event. */
  readonly last_event: number
  /** The event that is sent after the next one; null for none. */
  readonly swap_from: number | null
  /** The connection over which the kiosk listens; null while it does not. */
  readonly listener: string | null
  /** Real time until which the connection counts as open without a further sign of it. */
  readonly heard_until: number
}

/** One event of a stream. */
export interface KioskEventRow {
  readonly world: string
  readonly session: string
  readonly number: number
  readonly kind: 'upload_url' | 'kiosk_stream' | 'file' | 'message' | 'signature'
  /** The file that arrived. When it is deleted, the event does not count any more. */
  readonly file: string | null
  /** The message of the phone; or the signature and its request, JSON. */
  readonly text: string | null
}

/** How often an address guessed a short code. All rows are in the default world. */
export interface KioskGuessRow {
  readonly world: string
  /** Keyed hash of the caller's address. */
  readonly caller: string
  readonly tries: number
  /** Time of the default world at the first guess. */
  readonly since: number
}

/** A copy of a world. */
export interface SnapshotRow {
  readonly id: string
  readonly world: string
  /** All its rows, as text. */
  readonly data: string
  readonly name: string | null
  /** Real time; null for one of an earlier version. */
  readonly taken_at: number | null
}

/** The number of the last event of a world. */
export interface EventCounterRow {
  readonly world: string
  readonly last: number
}

/** Something that happened in a world. */
export interface EventRow {
  readonly world: string
  /** From 1 in each world. */
  readonly number: number
  readonly id: string
  /** By the clock of its world. */
  readonly at: number
  readonly type: EventType
  /** What the event says, JSON. It contains ids and no personal data. */
  readonly data: string
  /** 1 when a tester fired it. */
  readonly by_hand: number
}

/** An address to which the events of a world are posted. */
export interface WebhookRow {
  readonly world: string
  readonly id: string
  readonly url: string
  /** The types of the events, JSON; an empty list for every type. */
  readonly types: string
  /** The key of its signatures. */
  readonly secret: string
}

/** An event that is posted to a webhook. */
export interface WebhookDeliveryRow {
  readonly world: string
  readonly webhook: string
  /** The number of the event. */
  readonly number: number
  /** 1 once it arrived. */
  readonly delivered: number
  /** How often it was tried. */
  readonly tries: number
  /** Real time of the next attempt; null when there is none. */
  readonly next_at: number | null
  /** The attempts, JSON. */
  readonly attempts: string
}

/** The next answers of the test receiver of a world. */
export interface ReceiverRow {
  readonly world: string
  readonly status: number
  /** How many answers have this status. */
  readonly times: number
}

/** A link to a step of an application with its answers. */
export interface ShareLinkRow {
  readonly world: string
  /** Later ones sort later. */
  readonly id: string
  /** Hash of the secret in the link. */
  readonly secret_hash: string
  readonly name: string | null
  /** The application that is shared. */
  readonly state_id: string
  /** The address of the step. */
  readonly place: string
  /** What a tab had of the application, JSON. */
  readonly draft: string
  /** By the clock of its world. */
  readonly expires_at: number
}

/** A call that arrived at the test receiver of a world. */
export interface ReceivedPostRow {
  readonly world: string
  /** Later ones sort later. */
  readonly id: string
  /** Real time. */
  readonly at: number
  /** Names and values, JSON. */
  readonly headers: string
  readonly body: string
  readonly signature: 'right' | 'wrong' | 'missing'
  /** The webhook that signed it; null when none did. */
  readonly webhook: string | null
  /** The status of the answer. */
  readonly status: number
}
