/**
 * Every feature flag by name, with its effect while it is active. Source: document 1, section 9. The names
 * oa-high-tension, oa-residential and oa-commercial are ours: the document mentions those flags without a name.
 */
export const flags = {
  'bypass-new-email-oa': 'The check whether the e-mail is linked to another account is skipped.',
  'ca-bypass-otp-': 'Belongs to closing an account; passed through unchanged.',
  'ca-livechat': 'Belongs to closing an account; passed through unchanged.',
  'ca-maintenance': 'Belongs to closing an account; passed through unchanged.',
  'e-signature-kiosk': 'Companies sign on screen in kiosk mode.',
  'e-signature-web': 'Companies sign on screen in normal and mobile mode.',
  maintenance: 'Every e-service is under maintenance; the message says why.',
  'oa-maintenance': 'Opening an account is under maintenance; the message says why.',
  'pre-oa-maintenance': 'A coming maintenance of opening an account is announced with the message.',
  'pre-reschedule-maintenance': 'A coming maintenance of rescheduling is announced with the message.',
  'pre-ca-maintenance': 'Belongs to closing an account; passed through unchanged.',
  'oa-bypass-otp': 'The e-bill needs no one-time password.',
  'oa-livechat': 'The live chat is offered.',
  'reschedule-maintenance': 'Rescheduling an appointment is under maintenance.',
  'oa-high-tension': 'Commercial applications have a tension, which is checked.',
  'oa-residential': 'Residential premises are offered. Left out, they are offered.',
  'oa-commercial': 'Commercial premises are offered. Left out, they are offered.',
} as const satisfies Record<string, string>

export type FlagName = keyof typeof flags

/** The names as a list; `Object.keys` returns texts, hence the cast. */
export const flagNames = Object.keys(flags) as [FlagName, ...FlagName[]]
