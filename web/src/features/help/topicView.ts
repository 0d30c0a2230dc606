import type { ApplicantType, Domain, Mode } from '@open-account/domain/application/codes'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { Flags } from '../../session/flags.ts'
import type { ApplicationSettings } from '../../session/settings.ts'

/** Everything that the content of an explanation depends on. */
export interface TopicView {
  /** The kind of application, as far as it has been chosen. */
  readonly choice: {
    readonly domain: Domain | null
    readonly type: ApplicantType | null
    readonly nanl: boolean
  }
  readonly mode: Mode
  readonly capabilities: ModeCapabilities
  readonly settings: ApplicationSettings
  readonly flags: Flags
}
