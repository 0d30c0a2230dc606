import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { Flags } from './flags.ts'
import { settingsOf } from './settings.ts'
import type { Signup } from './signup.ts'

/**
 * Whether the mode and the settings let an applicant type the particulars in; null until the settings are
 * known, unless the mode forbids it.
 */
export const isManualEntryAllowed = (
  flags: Flags,
  { manualEntry }: Pick<ModeCapabilities, 'manualEntry'>,
  { domain, type }: Pick<Signup, 'domain' | 'type'>,
): boolean | null => {
  if (!manualEntry[domain][type]) return false
  return flags.kind === 'unread' ? null : settingsOf(flags).manualEntry
}
