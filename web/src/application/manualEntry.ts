import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { Flags } from './flags.ts'
import { settingsOf } from './settings.ts'
import type { Signup } from './signup.ts'

/**
 * Whether an applicant may type the particulars in, as the mode and the settings allow it; null until the settings are
 * known, where the mode does not forbid it anyway.
 */
export const isManualEntryAllowed = (
  flags: Flags,
  { manualEntry }: Pick<ModeCapabilities, 'manualEntry'>,
  { domain, type }: Pick<Signup, 'domain' | 'type'>,
): boolean | null => {
  if (!manualEntry[domain][type]) return false
  return flags.kind === 'unread' ? null : settingsOf(flags).manualEntry
}
