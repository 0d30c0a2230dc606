import type { Flow } from '../../src/subjects/seeding/particulars.ts'

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

/** The expected state of an applicant's transaction. */
export interface Applicant {
  readonly name: string
  readonly flow: Flow
  state: string | null
  days: readonly Day[]
  offer: Offer | null
  readonly uploaded: Set<string>
  /** World times of the requests for a one-time password, including those whose answer was lost. */
  sent: number[]
  code: Code | null
  /** Whether a one-time password was verified. */
  verified: boolean
  /** The signature and its time in milliseconds of `moved`. Null before it, and for a person, who does not sign. */
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
 * The fault of the next call of an operation: it is refused, its answer cannot be read, or its answer is lost after the
 * service has done the work.
 */
export interface Fault {
  readonly operation: string
  readonly kind: 'status' | 'malformed' | 'lost'
}

/** The expected state of the service after the answers so far. */
export interface Model {
  /** How far the tester has advanced the world's clock. Milliseconds. */
  moved: number
  readonly applicants: readonly Applicant[]
  /** The only appointment of each date, by date. */
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

/** Resets an applicant to a new transaction. */
export const startAgain = (applicant: Applicant, state: string): void => {
  Object.assign(applicant, newApplicant(applicant.name, applicant.flow), { state })
}

/** The state id that has the appointment of a day; null when it is free. */
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
  for (const [seatDate, seat] of model.seats) if (seat.state === state) model.seats.delete(seatDate)
  model.seats.set(date, { state, expiresAt })
}

/** Removes and returns the first of these faults for an operation. */
export const takeFault = (
  model: Model,
  operation: string,
  kinds: readonly Fault['kind'][],
): Fault | undefined => {
  const found = model.faults.find(fault => fault.operation === operation && kinds.includes(fault.kind))
  if (found !== undefined) model.faults = model.faults.filter(fault => fault !== found)
  return found
}
