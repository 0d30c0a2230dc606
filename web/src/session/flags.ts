import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import type { FlagName } from '@open-account/contracts/flags'

/**
 * What is known of the flags. `fallback`: the service did not answer, so that every flag counts as active with an
 * empty message; `unread`: the answer has not arrived; `none`: never requested, because this is the internal host.
 */
export type Flags =
  | { readonly kind: 'answer'; readonly answer: AppconfigAnswer }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'none' }

/** Flags that act only on an answer: bypasses, signatures, live chat, high tension (C-014). */
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

/** The text a flag shows, or empty. */
export const flagMessage = (flags: Flags, name: FlagName): string =>
  flags.kind === 'answer' ? (flags.answer[name]?.message ?? '') : ''

/** Whether a domain is offered: unless its flag says no (C-022). */
export const isDomainOffered = (flags: Flags, domain: 'residential' | 'commercial'): boolean =>
  flags.kind === 'answer' ? (flags.answer[`oa-${domain}`]?.active ?? true) : true

/** The flag that has stopped the e-service, or null: either of the two does (C-160). */
export const maintenanceFlag = (flags: Flags): FlagName | null =>
  (['oa-maintenance', 'maintenance'] as const).find(name => isFlagActive(flags, name)) ?? null
