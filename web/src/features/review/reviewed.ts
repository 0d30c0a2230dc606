import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Draft } from '../../session/draft.ts'

/** An application whose answers are put in words. */
export interface Reviewed {
  readonly draft: Draft
  readonly facts: ApplicationFacts
  /** The chosen use of premises in the words of the service's list. */
  readonly useOfPremises: string
}
