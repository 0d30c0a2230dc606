import type { Flow } from '../../test/particulars.ts'

/** An appointment that was offered to an applicant. */
export interface Offer {
  /** YYYYMMDD. */
  readonly date: string
  readonly dateHash: string
  readonly start: string
  readonly timeHash: string
  readonly notificationNumber: string
  readonly startTime: string
  readonly endTime: string
}

export interface Day {
  readonly date: string
  readonly date_hash: string
}

interface Code {
  readonly sentAt: number
  tries: number
  used: boolean
}

/** What the model knows of an applicant's transaction. */
export interface Applicant {
  readonly name: string
  readonly flow: Flow
  state: string | null
  days: readonly Day[]
  offer: Offer | null
  readonly uploaded: Set<string>
  /** World times at which a one-time password was requested, whether or not its answer arrived. */
  sent: number[]
  code: Code | null
  /** Whether a one-time password was right. */
  verified: boolean
  /** The signature and when it was made, in milliseconds of `moved`; null until then, and for a person, who does not sign. */
  signature: { readonly id: string; readonly madeAt: number } | null
  /** The body that was accepted, and the application's id once the applicant has read it. */
  accepted: object | null
  appId: string | null
  paid: boolean
}

interface Seat {
  readonly state: string
  /** World time at which a hold ends; null for a booked appointment. */
  readonly expiresAt: number | null
}

/**
 * What goes wrong with the next call of an operation: it is refused, its answer cannot be read, or its answer is lost on
 * the way, after the service has done the work.
 */
export interface Fault {
  readonly operation: string
  readonly kind: 'status' | 'malformed' | 'lost'
}

/** What the service must know after every answer so far. */
export interface Model {
  /** Milliseconds that the tester has moved the world's clock ahead. */
  moved: number
  readonly applicants: readonly Applicant[]
  /** By date: these premises have one appointment a day, for one applicant. */
  readonly seats: Map<string, Seat>
  faults: Fault[]
  /** Whether the answer to the latest call was lost, so that the applicant repeats it. */
  isUnanswered: boolean
  /** Every accepted transaction, and those that are paid, by state id. */
  readonly accepted: Set<string>
  readonly paid: Set<string>
  /** By e-mail address: how many one-time passwords were sent. */
  readonly mails: Map<string, number>
}

export const newApplicant = (name: string, flow: Flow): Applicant => ({
  name,
  flow,
  state: null,
  days: [],
  offer: null,
  uploaded: new Set(),
  sent: [],
  code: null,
  verified: false,
  signature: null,
  accepted: null,
  appId: null,
  paid: false,
})

export const newModel = (applicants: readonly Applicant[]): Model => ({
  moved: 0,
  applicants,
  seats: new Map(),
  faults: [],
  isUnanswered: false,
  accepted: new Set(),
  paid: new Set(),
  mails: new Map(),
})

/** Forgets a transaction, as an applicant does who starts again. */
export const startAgain = (applicant: Applicant, state: string): void => {
  Object.assign(applicant, newApplicant(applicant.name, applicant.flow), { state })
}

/** Who has the appointment of a day now. */
const holderOf = ({ seats, moved }: Model, date: string): string | null => {
  const seat = seats.get(date)
  if (seat === undefined || (seat.expiresAt !== null && seat.expiresAt <= moved)) return null
  return seat.state
}

/** Whether an applicant can have the appointment of a day. */
export const isFreeFor = (model: Model, { state }: Applicant, date: string): boolean => {
  const holder = holderOf(model, date)
  return holder === null || holder === state
}

/** Gives an applicant the appointment of a day, in place of the one it had. */
export const takeSeat = (
  model: Model,
  { state }: Applicant,
  date: string,
  expiresAt: number | null,
): void => {
  if (state === null) throw new Error('An applicant without a transaction holds no appointment')
  for (const [taken, seat] of model.seats) if (seat.state === state) model.seats.delete(taken)
  model.seats.set(date, { state, expiresAt })
}

/** Takes the first of these faults that waits for an operation. */
export const takeFault = (
  model: Model,
  operation: string,
  kinds: readonly Fault['kind'][],
): Fault | undefined => {
  const found = model.faults.find(fault => fault.operation === operation && kinds.includes(fault.kind))
  if (found !== undefined) model.faults = model.faults.filter(fault => fault !== found)
  return found
}
