import type { Mode } from '@open-account/domain/application/codes'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { Flags } from '../../session/flags.ts'
import type { ApplicationSettings } from '../../session/settings.ts'
import type { LandingChoice } from './choice.ts'

/** Everything that decides what the landing page says. */
export interface LandingView {
  readonly choice: LandingChoice
  readonly mode: Mode
  readonly capabilities: ModeCapabilities
  readonly flags: Flags
  readonly settings: ApplicationSettings
}
