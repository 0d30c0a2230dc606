import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { Entry } from './entry.ts'

/** How the e-mail with a one-time password is delivered. */
export type Delivery = 'prompt' | 'lost' | 'late' | 'twice' | 'out of order' | 'failing'

/** The result of a valid submit with this e-mail. */
export type SubmitScenario =
  | { readonly kind: 'accepted' }
  /** Every submit is refused. */
  | { readonly kind: 'refused'; readonly code: ServiceErrorCode }
  /** The date that is submitted first is refused; any other date is accepted. */
  | { readonly kind: 'date refused'; readonly code: ServiceErrorCode }
  /** The appointment that is submitted first is refused; any other one is accepted. */
  | { readonly kind: 'slot lost' }
  /** Accepted, but the signature could not be attached. */
  | { readonly kind: 'signature failed' }

export interface EmailScenario {
  readonly linked: boolean
  readonly checkFails: boolean
  readonly delivery: Delivery
  readonly submit: SubmitScenario
  /** Whether the signature of an accepted application can be attached to its form. */
  readonly attaching: 'attached' | 'failing'
}

const defaultScenario: EmailScenario = {
  linked: false,
  checkFails: false,
  delivery: 'prompt',
  submit: { kind: 'accepted' },
  attaching: 'attached',
}

type EmailEntry = Entry<'email'> & { readonly overrides?: Partial<EmailScenario> }

const dateRefused = (code: ServiceErrorCode): Partial<EmailScenario> => ({
  submit: { kind: 'date refused', code },
})

/** E-mails with a known answer. Any other one is free, its e-mails arrive at once, and its submits are accepted. */
export const emailEntries: readonly EmailEntry[] = [
  {
    id: 'email.free',
    value: 'tan.ah.kow@example.com',
    rule: 'email.free',
    description: 'Belongs to no other account, as does every e-mail that is not in this list.',
  },
  {
    id: 'email.linked',
    value: 'linked@example.com',
    rule: 'email.linked',
    description: 'Belongs to another utilities account.',
    overrides: { linked: true },
  },
  {
    id: 'email.failing',
    value: 'failing@example.com',
    rule: 'email.failing',
    description: 'The check of the e-mail fails.',
    overrides: { checkFails: true },
  },
  {
    id: 'otp.lost',
    value: 'otp.lost@example.com',
    rule: 'otp.lost',
    description: 'The mail with the one-time password never arrives.',
    overrides: { delivery: 'lost' },
  },
  {
    id: 'otp.late',
    value: 'otp.late@example.com',
    rule: 'otp.late',
    description: 'The mail with the one-time password arrives 90 seconds late.',
    overrides: { delivery: 'late' },
  },
  {
    id: 'otp.twice',
    value: 'otp.twice@example.com',
    rule: 'otp.twice',
    description: 'The mail with the one-time password arrives twice.',
    overrides: { delivery: 'twice' },
  },
  {
    id: 'otp.out-of-order',
    value: 'otp.out.of.order@example.com',
    rule: 'otp.out-of-order',
    description: 'The mail with an older one-time password arrives after the newer one.',
    overrides: { delivery: 'out of order' },
  },
  {
    id: 'otp.failing',
    value: 'otp.failing@example.com',
    rule: 'otp.failing',
    description: 'The one-time password cannot be sent.',
    overrides: { delivery: 'failing' },
  },
  {
    id: 'submit.pending',
    value: 'pending@example.com',
    rule: 'submit.pending',
    description: 'An application for the premises is being worked on already.',
    overrides: { submit: { kind: 'refused', code: 'pending' } },
  },
  {
    id: 'submit.duplicate',
    value: 'duplicate@example.com',
    rule: 'submit.duplicate',
    description: 'There is an application for the premises already.',
    overrides: { submit: { kind: 'refused', code: 'duplicate' } },
  },
  {
    id: 'submit.date-ncc',
    value: 'date.ncc@example.com',
    rule: 'submit.date-ncc',
    description: 'The network cannot keep the date that is submitted first.',
    overrides: dateRefused('date_invalid_ncc'),
  },
  {
    id: 'submit.date-ncc-12pm',
    value: 'date.ncc.12pm@example.com',
    rule: 'submit.date-ncc-12pm',
    description: 'Noon has passed, and the network cannot keep the date that is submitted first.',
    overrides: dateRefused('date_invalid_ncc_12pm'),
  },
  {
    id: 'submit.date-pool',
    value: 'date.pool@example.com',
    rule: 'submit.date-pool',
    description: 'The pool of appointments of the date that is submitted first is used up.',
    overrides: dateRefused('date_invalid_pool'),
  },
  {
    id: 'submit.date-pool-12pm',
    value: 'date.pool.12pm@example.com',
    rule: 'submit.date-pool-12pm',
    description: 'Noon has passed, and the pool of the date that is submitted first is used up.',
    overrides: dateRefused('date_invalid_pool_12pm'),
  },
  {
    id: 'submit.date-retailer',
    value: 'date.retailer@example.com',
    rule: 'submit.date-retailer',
    description: 'The electricity retailer cannot keep the date that is submitted first.',
    overrides: dateRefused('date_invalid_retailer'),
  },
  {
    id: 'submit.date-retailer-12pm',
    value: 'date.retailer.12pm@example.com',
    rule: 'submit.date-retailer-12pm',
    description: 'Noon has passed, and the retailer cannot keep the date that is submitted first.',
    overrides: dateRefused('date_invalid_retailer_12pm'),
  },
  {
    id: 'submit.calendar-error',
    value: 'calendar.error@example.com',
    rule: 'submit.calendar-error',
    description: 'The calendar refuses the date that is submitted first.',
    overrides: dateRefused('OA_CALENDAR_ERROR'),
  },
  {
    id: 'submit.slot-lost',
    value: 'slot.lost@example.com',
    rule: 'submit.slot-lost',
    description: 'The appointment that is submitted first is lost; another one is taken.',
    overrides: { submit: { kind: 'slot lost' } },
  },
  {
    id: 'submit.signature-failed',
    value: 'signature.failed@example.com',
    rule: 'submit.signature-failed',
    description: 'The answer says FAIL, because the signature could not be attached.',
    overrides: { submit: { kind: 'signature failed' } },
  },
  {
    id: 'signature.attach-failing',
    value: 'attach.failing@example.com',
    rule: 'signature.attach-failing',
    description: 'The application is accepted, and its signature cannot be attached to the form.',
    overrides: { attaching: 'failing' },
  },
  {
    id: 'submit.failing',
    value: 'submit.failing@example.com',
    rule: 'submit.failing',
    description: 'The submit fails.',
    overrides: { submit: { kind: 'refused', code: 'upstream_error' } },
  },
]

interface BookedEmail extends EmailScenario {
  readonly entry: EmailEntry | null
}

const byValue: ReadonlyMap<string, BookedEmail> = new Map(
  emailEntries.map(entry => [entry.value, { ...defaultScenario, entry, ...entry.overrides }]),
)

/** The scenario of an e-mail; the default one when it is no magic value. */
export const emailScenario = (email: string): BookedEmail =>
  byValue.get(email.trim().toLowerCase()) ?? { ...defaultScenario, entry: null }
