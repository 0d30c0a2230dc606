import { type ApplicationFacts, factsBeforeAnswers } from '@open-account/domain/application/facts'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'
import type { ApplicantType, Domain, Mode } from '@open-account/domain/application/codes'
import { type Flags, isFlagActive } from './flags.ts'
import { isManualEntryAllowed } from './manualEntry.ts'

interface Kind {
  readonly domain: Domain
  readonly type: ApplicantType
  readonly nanl: boolean
}

interface Situation {
  readonly mode: Mode
  readonly capabilities: ModeCapabilities
  readonly flags: Flags
}

/**
 * The facts of an application of this kind before its first answer, and whether manual entry is allowed; null until
 * the settings are known. Identity data is assumed where manual entry is forbidden, and a signature where the form is
 * signed on screen, because it is signed before the submission.
 */
export const expectedFacts = (
  kind: Kind,
  { mode, capabilities, flags }: Situation,
): { readonly facts: ApplicationFacts; readonly manualEntry: boolean } | null => {
  const manualEntry = flags.kind === 'unread' ? null : isManualEntryAllowed(flags, capabilities, kind)
  if (manualEntry === null) return null
  const { domain, type, nanl } = kind
  const facts = {
    ...factsBeforeAnswers({ domain, type, mode, nonStandardAddress: nanl }),
    identityData: !manualEntry,
    electronicSignature: isFlagActive(flags, capabilities.signatureFlag),
  }
  return { facts: { ...facts, signed: isSignatureRequired(facts) }, manualEntry }
}
