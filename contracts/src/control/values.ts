/**
 * The field of a magic value. Besides the rule that it reaches, every value has its own id, which tests use.
 */
export const valueKinds = [
  'postalCode',
  'nric',
  'uen',
  'email',
  'persona',
  'companyPersona',
  'fileName',
  'card',
] as const
export type ValueKind = (typeof valueKinds)[number]

/** The kind of every magic value by its id. The values themselves are in the mock service. */
export const valueIds = {
  'premises.flat': 'postalCode',
  'premises.condominium': 'postalCode',
  'premises.shophouse': 'postalCode',
  'premises.factory': 'postalCode',
  'premises.elsewhere': 'postalCode',
  'premises.no-town-gas': 'postalCode',
  'premises.town-gas-3': 'postalCode',
  'premises.gas-preselected': 'postalCode',
  'premises.terminate-date': 'postalCode',
  'premises.terminate-date-late': 'postalCode',
  'premises.not-found': 'postalCode',
  'premises.invalid': 'postalCode',
  'premises.mailing-invalid': 'postalCode',
  'premises.slow': 'postalCode',
  'premises.failing': 'postalCode',
  'premises.high-tension': 'postalCode',
  'premises.extra-high-tension': 'postalCode',
  'premises.ultra-high-tension': 'postalCode',
  'premises.chilled-water': 'postalCode',
  'premises.contestable': 'postalCode',

  'calendar.none': 'postalCode',
  'calendar.offset': 'postalCode',
  'calendar.failing': 'postalCode',
  'calendar.gas-dates': 'postalCode',
  'calendar.pre-turn-on': 'postalCode',
  'calendar.meter-readings': 'postalCode',
  'timeslots.one': 'postalCode',
  'timeslots.none': 'postalCode',
  'timeslots.not-needed': 'postalCode',
  'timeslots.failing': 'postalCode',
  'timeslots.taken-in-between': 'postalCode',

  'customer.new': 'nric',
  'customer.new-foreigner': 'nric',
  'customer.third-account': 'nric',
  'customer.missed-appointment': 'nric',
  'customer.disconnected': 'nric',
  'customer.no-gas': 'nric',
  'customer.gas': 'nric',
  'customer.active-account': 'nric',
  'customer.linked-email': 'nric',
  'customer.no-timeslot': 'nric',
  'customer.failing': 'nric',

  'person.citizen': 'persona',
  'person.permanent-resident': 'persona',
  'person.work-pass-live': 'persona',
  'person.work-pass-expired': 'persona',
  'person.no-email': 'persona',
  'person.odd-mobile': 'persona',
  'person.cancelled': 'persona',
  'person.failing': 'persona',
  'company.persona-live': 'companyPersona',
  'company.persona-sole-proprietor': 'companyPersona',
  'company.persona-incomplete': 'companyPersona',
  'company.persona-not-live': 'companyPersona',
  'company.persona-unknown': 'companyPersona',
  'company.persona-cancelled': 'companyPersona',
  'company.persona-failing': 'companyPersona',

  'company.live': 'uen',
  'company.sole-proprietor': 'uen',
  'company.new-type': 'uen',
  'company.inactive': 'uen',
  'company.unknown': 'uen',
  'company.slow': 'uen',
  'company.failing': 'uen',
  'company.third-account': 'uen',
  'company.missed-appointment': 'uen',
  'company.disconnected': 'uen',
  'company.no-gas': 'uen',
  'company.gas': 'uen',
  'company.active-account': 'uen',
  'company.no-timeslot': 'uen',
  'company.eligibility-failing': 'uen',
  'tension.served': 'uen',
  'tension.served-person': 'nric',
  'tension.not-served': 'uen',
  'tension.failing': 'uen',

  'email.free': 'email',
  'email.linked': 'email',
  'email.failing': 'email',
  'otp.lost': 'email',
  'otp.late': 'email',
  'otp.twice': 'email',
  'otp.out-of-order': 'email',
  'otp.failing': 'email',

  'attachment.failing': 'fileName',
  'attachment.delete-failing': 'fileName',

  'submit.pending': 'email',
  'submit.duplicate': 'email',
  'submit.date-ncc': 'email',
  'submit.date-ncc-12pm': 'email',
  'submit.date-pool': 'email',
  'submit.date-pool-12pm': 'email',
  'submit.date-retailer': 'email',
  'submit.date-retailer-12pm': 'email',
  'submit.calendar-error': 'email',
  'submit.slot-lost': 'email',
  'submit.signature-failed': 'email',
  'submit.failing': 'email',

  'signature.failing': 'fileName',
  'signature.attach-failing': 'email',

  'deposit.high-tension': 'uen',
  'deposit.not-calculable': 'uen',
  'deposit.failing': 'uen',

  'payment.success': 'card',
  'payment.declined': 'card',
  'payment.cancelled': 'card',
  'payment.pending-then-success': 'card',
  'payment.pending': 'card',
  'payment.callback-twice': 'card',
  'payment.callback-late': 'card',
  'payment.tampered': 'card',
  'payment.failing': 'card',
} as const satisfies Record<string, ValueKind>

export type ValueId = keyof typeof valueIds

/** The value ids as a list; `Object.keys` returns texts, hence the cast. */
export const valueIdList = Object.keys(valueIds) as [ValueId, ...ValueId[]]

/** The ids of the values of one kind. */
export type IdOf<Kind extends ValueKind> = {
  [Id in ValueId]: (typeof valueIds)[Id] extends Kind ? Id : never
}[ValueId]
