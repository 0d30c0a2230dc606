interface ClientRule {
  /** What a good client does. */
  readonly sentence: string
  /** What it means to break the rule: an error of the client, or something that a team should look at. */
  readonly level: 'fail' | 'warning'
}

/** What a client of the service should do. The report card of a world checks its calls by these rules. */
export const clientRules = {
  'request.known-address': {
    level: 'fail',
    sentence: 'Every call goes to an address of the contract.',
  },
  'request.valid': {
    level: 'fail',
    sentence: 'Every request has the shape that the contract describes.',
  },
  'request.authorized': {
    level: 'fail',
    sentence: 'Every call that needs a credential has the right one.',
  },
  'request.order': {
    level: 'fail',
    sentence: 'No call is made before the one that it needs.',
  },
  'request.few-retries': {
    level: 'warning',
    sentence: 'A call that the service cannot serve is repeated at most five times in a row.',
  },
  'flags.read-first': {
    level: 'warning',
    sentence: 'The flags are read before an application is started.',
  },
  'premises.looked-up': {
    level: 'fail',
    sentence: 'The submitted premises number is one that a look-up returned.',
  },
  'identity.refused-callback': {
    level: 'fail',
    sentence:
      'After a broken return from the identity service nothing is submitted with identity data until another return succeeded.',
  },
  'eligibility.same-applicant': {
    level: 'fail',
    sentence: 'The applicant who is submitted is the one whose eligibility was checked last.',
  },
  'otp.pause': {
    level: 'fail',
    sentence: 'Another one-time password is requested after 60 seconds at the earliest.',
  },
  'otp.new-when-invalid': {
    level: 'fail',
    sentence: 'A new one-time password is requested before another attempt when the last one is invalid.',
  },
  'otp.verified-email': {
    level: 'fail',
    sentence: 'The e-mail that gets the bills is the one that was verified.',
  },
  'calendar.same-address': {
    level: 'fail',
    sentence: 'The submitted date was offered for the submitted address.',
  },
  'calendar.same-services': {
    level: 'fail',
    sentence: 'The submitted date was offered for the submitted services.',
  },
  'calendar.last-read': {
    level: 'fail',
    sentence: 'The submitted date is one of those that the calendar offered last.',
  },
  'calendar.held-slot': {
    level: 'fail',
    sentence: 'The submitted appointment is the one that was held last.',
  },
  'calendar.read-after-lost-slot': {
    level: 'fail',
    sentence: 'The calendar is read again after an appointment was lost.',
  },
  'upload.other-file': {
    level: 'fail',
    sentence: 'A file that was refused is not uploaded again.',
  },
  'stream.closed': {
    level: 'fail',
    sentence: 'The upload stream of an accepted application is closed.',
  },
  'submit.complete': {
    level: 'fail',
    sentence: 'An application is submitted when nothing is missing in it.',
  },
  'submit.changed': {
    level: 'warning',
    sentence: 'An application that was refused is not submitted again without a change.',
  },
  'submit.once': {
    level: 'fail',
    sentence: 'An application that was accepted and needs no payment is not submitted again.',
  },
  'submit.final': {
    level: 'fail',
    sentence: 'Nothing of an accepted application is changed.',
  },
  'payment.final-status': {
    level: 'warning',
    sentence: 'The status of a payment is read at most three times after it is final.',
  },
  'session.ended': {
    level: 'fail',
    sentence: 'No call names an application whose session was ended.',
  },
} as const satisfies Record<string, ClientRule>

export type ClientRuleId = keyof typeof clientRules

const ids = Object.keys(clientRules) as [ClientRuleId, ...ClientRuleId[]]
/** The ids as a list; `Object.keys` returns texts, hence the cast above. */
export const clientRuleIds: readonly ClientRuleId[] = ids
