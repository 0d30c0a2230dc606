import type { ErrorCode } from '@open-account/contracts/errors'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { createContext, useContext } from 'react'
import { linker } from '@open-account/contracts/fields/ids'
import { analyticsLinker } from '../../session/analyticsLinker.ts'

/** The analytics linker for the address of an identity service, or null without one. */
export const linkerOfVisit = (): string | null => {
  const arrived = linker.safeParse(analyticsLinker())
  return arrived.success ? arrived.data : null
}

/** The message when identity data could not be retrieved. */
interface Failure {
  readonly message: ErrorCode
  /** Whether the message refers to the form, which is then shown below it; otherwise the offer shows again. */
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
  /** The duration of manual entry, and what it requires. */
  readonly manualNote: string
  readonly filledIn: string
  readonly failure: (capabilities: ModeCapabilities) => Failure
  /** The refusal with its own dialog, and whether it blocks the application until the service accepts the applicant. */
  readonly refusal: { readonly code: ErrorCode; readonly ends: boolean }
  /** The URL at which the service provides the data of a transaction. */
  readonly addressOf: (stateId: string) => string
  /**
   * Saves the data of a transaction in the draft. Returns whether it identifies the applicant well enough to check
   * eligibility; throws the refusal of the service.
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
