import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Draft } from '../../session/draft.ts'

/** An application whose answers are shown as text. */
export interface Reviewed {
  readonly draft: Draft
  readonly facts: ApplicationFacts
  /** The chosen use of premises as the service's list names it. */
  readonly useOfPremises: string
}
