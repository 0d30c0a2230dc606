import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import type { FlagName } from '@open-account/contracts/flags'

/**
 * The state of the flags. `fallback`: the service did not respond, so every flag counts as active with an empty
 * message; `unread`: the response has not arrived; `none`: never requested, because this is the internal host.
 */
export type Flags =
  | { readonly kind: 'answer'; readonly answer: AppconfigAnswer }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'none' }

/** Flags that are active only by a response: bypasses, signatures, live chat, high tension (C-014). */
const onlyOnAnswer: ReadonlySet<FlagName> = new Set<FlagName>([
  'bypass-new-email-oa',
  'oa-bypass-otp',
  'e-signature-web',
  'e-signature-kiosk',
  'oa-livechat',
  'oa-high-tension',
])

export const isFlagActive = (flags: Flags, name: FlagName): boolean => {
  if (flags.kind === 'answer') return flags.answer[name]?.active ?? false
  return flags.kind === 'fallback' && !onlyOnAnswer.has(name)
}

/** The message of a flag, or empty. */
export const flagMessage = (flags: Flags, name: FlagName): string =>
  flags.kind === 'answer' ? (flags.answer[name]?.message ?? '') : ''

/** Whether a domain is offered, which only its inactive flag prevents (C-022). */
export const isDomainOffered = (flags: Flags, domain: 'residential' | 'commercial'): boolean =>
  flags.kind === 'answer' ? (flags.answer[`oa-${domain}`]?.active ?? true) : true

/** The active maintenance flag, either of the two, or null (C-160). */
export const maintenanceFlag = (flags: Flags): FlagName | null =>
  (['oa-maintenance', 'maintenance'] as const).find(name => isFlagActive(flags, name)) ?? null
