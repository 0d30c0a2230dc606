import type { ErrorCode } from '@open-account/contracts/errors'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { createContext, useContext } from 'react'
import { linker } from '@open-account/contracts/fields/ids'
import { analyticsLinker } from '../../session/analyticsLinker.ts'

/** The analytics linker that an address of an identity service may carry, or null when the visit came with none. */
export const linkerOfVisit = (): string | null => {
  const arrived = linker.safeParse(analyticsLinker())
  return arrived.success ? arrived.data : null
}

/** What is said when identity data did not come. */
interface Failure {
  readonly words: ErrorCode
  /** Whether the words point to the form, which then stands below them; otherwise the offer stands there again. */
  readonly formBelow: boolean
}

/** A service that fills the particulars in from government records, in its own words. */
export interface IdentityService {
  readonly name: string
  /** What stands beside a value that came from it. */
  readonly tag: string
  /** Why it is worth while. */
  readonly reasons: readonly string[]
  /** What the applicant agrees to, and the button that says so. */
  readonly terms: readonly string[]
  readonly agree: string
  /** How long it takes to type everything in, and what to have at hand. */
  readonly manualNote: string
  readonly filledIn: string
  readonly failure: (capabilities: ModeCapabilities) => Failure
  /** The refusal with its own dialog, and whether it blocks the application until the service accepts the applicant. */
  readonly refusal: { readonly code: ErrorCode; readonly ends: boolean }
  /** Where the browser goes to fetch the data of a transaction. */
  readonly addressOf: (stateId: string) => string
  /**
   * Reads the data of a transaction into the draft. Says whether it names the applicant well enough to ask for
   * eligibility; throws what the service refuses.
   */
  readonly retrieve: (stateId: string) => Promise<boolean>
}

export const IdentityServiceContext = createContext<IdentityService | null>(null)

/** The identity service of this applicant. */
export const useIdentityService = (): IdentityService => {
  const service = useContext(IdentityServiceContext)
  if (service === null) throw new Error('Nobody says which identity service this is')
  return service
}
