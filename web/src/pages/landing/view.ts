import type { Mode, ApplicantType, Domain } from '@open-account/domain/application/codes'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { Flags } from '../../session/flags.ts'
import type { ApplicationSettings } from '../../session/settings.ts'

/** The choices on the landing page. */
export interface LandingChoice {
  readonly domain: Domain | null
  readonly type: ApplicantType | null
  /** Non-standard premises, by the 'click here' link (C-165). */
  readonly nanl: boolean
}

/** Everything that the content of the landing page depends on. */
export interface LandingView {
  readonly choice: LandingChoice
  readonly mode: Mode
  readonly capabilities: ModeCapabilities
  readonly flags: Flags
  readonly settings: ApplicationSettings
}
