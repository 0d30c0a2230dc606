import type { ApplicantType, Domain } from '@open-account/domain/application/codes'

/** What has been chosen on the landing page so far. */
export interface LandingChoice {
  readonly domain: Domain | null
  readonly type: ApplicantType | null
  /** Non-standard premises, by the 'click here' link (C-165). */
  readonly nanl: boolean
}
