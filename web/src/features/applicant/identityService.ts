import type { ErrorCode } from '@open-account/contracts/errors'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { LockableField } from '../../session/lockableFields.ts'
import { createContext, useContext } from 'react'
import { linker } from '@open-account/contracts/fields/ids'
import { analyticsLinker } from '../../session/analyticsLinker.ts'

/** The analytics linker of this visit, for the URL of an identity service; null when the visit has none. */
export const linkerOfVisit = (): string | null => {
  const parsed = linker.safeParse(analyticsLinker())
  return parsed.success ? parsed.data : null
}

/** How a failed retrieval of identity data is shown. */
interface Failure {
  /** The code of the message. */
  readonly code: ErrorCode
  /** Whether the form is shown below the message; otherwise the prompt is. */
  readonly formBelow: boolean
}

/** A service that fills in the particulars from government records, with its texts. */
export interface IdentityService {
  readonly name: string
  /** The tag of a value from this service. */
  readonly tag: string
  /** The reasons to use it. */
  readonly reasons: readonly string[]
  /** The terms, and the label of the button that agrees. */
  readonly terms: readonly string[]
  readonly agree: string
  /** How long manual entry takes, and which documents it needs. */
  readonly manualNote: string
  /** The labels of the fields that the data has not filled in with valid values, which remain to be typed. */
  readonly toType: (locked: readonly LockableField[]) => readonly string[]
  readonly failure: (capabilities: ModeCapabilities) => Failure
  /** The refusal with its own dialog, and whether it blocks the application until the service accepts the applicant. */
  readonly refusal: { readonly code: ErrorCode; readonly endsApplication: boolean }
  /** The URL to which the browser is redirected to retrieve the data of a transaction. */
  readonly addressOf: (stateId: string) => string
  /**
   * Saves the data of a transaction in the draft. Returns whether it identifies the applicant well enough to check
   * eligibility. Throws when the service refuses.
   */
  readonly retrieve: (stateId: string) => Promise<boolean>
}

export const IdentityServiceContext = createContext<IdentityService | null>(null)

/** The identity service of this applicant. */
export const useIdentityService = (): IdentityService => {
  const service = useContext(IdentityServiceContext)
  if (service === null) throw new Error('No identity service is provided')
  return service
}
