import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { Entry } from './entry.ts'

/** How the mail with a one-time password travels. */
export type Delivery = 'prompt' | 'lost' | 'late' | 'twice' | 'out of order' | 'failing'

/** How a submit with this e-mail ends, unless its own contents refuse it first. */
export type SubmitScenario =
  | { readonly kind: 'accepted' }
  /** Refused every time. */
  | { readonly kind: 'refused'; readonly code: ServiceErrorCode }
  /** The date that is submitted first is refused; another one is taken. */
  | { readonly kind: 'date refused'; readonly code: ServiceErrorCode }
  /** The appointment is lost the first time. */
  | { readonly kind: 'slot lost' }
  /** Accepted, but the signature could not be attached. */
  | { readonly kind: 'signature failed' }

export interface EmailScenario {
  readonly linked: boolean
  readonly checkFails: boolean
  readonly delivery: Delivery
  readonly submit: SubmitScenario
  /** What becomes of the signature of an application that was accepted. */
  readonly attaching: 'attached' | 'failing'
}

const ordinary: EmailScenario = {
  linked: false,
  checkFails: false,
  delivery: 'prompt',
  submit: { kind: 'accepted' },
  attaching: 'attached',
}

type EmailEntry = Entry<'email'> & { readonly different?: Partial<EmailScenario> }

const dateRefused = (code: ServiceErrorCode): Partial<EmailScenario> => ({
  submit: { kind: 'date refused', code },
})

/** E-mails with a known answer; any other is free, reached at once and accepted. */
export const emailEntries: readonly EmailEntry[] = [
  {
    id: 'email.free',
    value: 'tan.ah.kow@example.com',
    rule: 'email.free',
    sentence: 'Belongs to nobody else, as does every e-mail that is not in this list.',
  },
  {
    id: 'email.linked',
    value: 'linked@example.com',
    rule: 'email.linked',
    sentence: 'Belongs to another utilities account.',
    different: { linked: true },
  },
  {
    id: 'email.failing',
    value: 'failing@example.com',
    rule: 'email.failing',
    sentence: 'The check of the e-mail fails.',
    different: { checkFails: true },
  },
  {
    id: 'otp.lost',
    value: 'otp.lost@example.com',
    rule: 'otp.lost',
    sentence: 'The mail with the one-time password never arrives.',
    different: { delivery: 'lost' },
  },
  {
    id: 'otp.late',
    value: 'otp.late@example.com',
    rule: 'otp.late',
    sentence: 'The mail with the one-time password arrives 90 seconds late.',
    different: { delivery: 'late' },
  },
  {
    id: 'otp.twice',
    value: 'otp.twice@example.com',
    rule: 'otp.twice',
    sentence: 'The mail with the one-time password arrives twice.',
    different: { delivery: 'twice' },
  },
  {
    id: 'otp.out-of-order',
    value: 'otp.out.of.order@example.com',
    rule: 'otp.out-of-order',
    sentence: 'The mail with an older one-time password arrives after the newer one.',
    different: { delivery: 'out of order' },
  },
  {
    id: 'otp.failing',
    value: 'otp.failing@example.com',
    rule: 'otp.failing',
    sentence: 'The one-time password cannot be sent.',
    different: { delivery: 'failing' },
  },
  {
    id: 'submit.pending',
    value: 'pending@example.com',
    rule: 'submit.pending',
    sentence: 'An application for the premises is being worked on already.',
    different: { submit: { kind: 'refused', code: 'pending' } },
  },
  {
    id: 'submit.duplicate',
    value: 'duplicate@example.com',
    rule: 'submit.duplicate',
    sentence: 'There is an application for the premises already.',
    different: { submit: { kind: 'refused', code: 'duplicate' } },
  },
  {
    id: 'submit.date-ncc',
    value: 'date.ncc@example.com',
    rule: 'submit.date-ncc',
    sentence: 'The network cannot keep the date that is submitted first.',
    different: dateRefused('date_invalid_ncc'),
  },
  {
    id: 'submit.date-ncc-12pm',
    value: 'date.ncc.12pm@example.com',
    rule: 'submit.date-ncc-12pm',
    sentence: 'Noon has passed, and the network cannot keep the date that is submitted first.',
    different: dateRefused('date_invalid_ncc_12pm'),
  },
  {
    id: 'submit.date-pool',
    value: 'date.pool@example.com',
    rule: 'submit.date-pool',
    sentence: 'The pool of appointments of the date that is submitted first is used up.',
    different: dateRefused('date_invalid_pool'),
  },
  {
    id: 'submit.date-pool-12pm',
    value: 'date.pool.12pm@example.com',
    rule: 'submit.date-pool-12pm',
    sentence: 'Noon has passed, and the pool of the date that is submitted first is used up.',
    different: dateRefused('date_invalid_pool_12pm'),
  },
  {
    id: 'submit.date-retailer',
    value: 'date.retailer@example.com',
    rule: 'submit.date-retailer',
    sentence: 'The electricity retailer cannot keep the date that is submitted first.',
    different: dateRefused('date_invalid_retailer'),
  },
  {
    id: 'submit.date-retailer-12pm',
    value: 'date.retailer.12pm@example.com',
    rule: 'submit.date-retailer-12pm',
    sentence: 'Noon has passed, and the retailer cannot keep the date that is submitted first.',
    different: dateRefused('date_invalid_retailer_12pm'),
  },
  {
    id: 'submit.calendar-error',
    value: 'calendar.error@example.com',
    rule: 'submit.calendar-error',
    sentence: 'The calendar refuses the date that is submitted first.',
    different: dateRefused('OA_CALENDAR_ERROR'),
  },
  {
    id: 'submit.slot-lost',
    value: 'slot.lost@example.com',
    rule: 'submit.slot-lost',
    sentence: 'The appointment that is submitted first is lost; another one is taken.',
    different: { submit: { kind: 'slot lost' } },
  },
  {
    id: 'submit.signature-failed',
    value: 'signature.failed@example.com',
    rule: 'submit.signature-failed',
    sentence: 'The answer says FAIL, because the signature could not be attached.',
    different: { submit: { kind: 'signature failed' } },
  },
  {
    id: 'signature.attach-failing',
    value: 'attach.failing@example.com',
    rule: 'signature.attach-failing',
    sentence: 'The application is accepted, and its signature cannot be attached to the form.',
    different: { attaching: 'failing' },
  },
  {
    id: 'submit.failing',
    value: 'submit.failing@example.com',
    rule: 'submit.failing',
    sentence: 'The submit fails.',
    different: { submit: { kind: 'refused', code: 'upstream_error' } },
  },
]

interface BookedEmail extends EmailScenario {
  readonly entry: EmailEntry | null
}

const book: ReadonlyMap<string, BookedEmail> = new Map(
  emailEntries.map(entry => [entry.value, { ...ordinary, entry, ...entry.different }]),
)

/** What happens to an e-mail. */
export const emailScenario = (email: string): BookedEmail =>
  book.get(email.trim().toLowerCase()) ?? { ...ordinary, entry: null }
