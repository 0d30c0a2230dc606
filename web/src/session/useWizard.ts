import { createContext, useContext } from 'react'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { FlowStep, Step } from '@open-account/domain/flow/flows'
import type { Draft } from './draft.ts'
import type { Flags } from './flags.ts'
import type { ApplicationSettings } from './settings.ts'
import type { Signup } from './signup.ts'
import type { StepSearch } from './stepSearch.ts'

/** The state and the actions of the screen of a step. */
export interface Wizard {
  readonly signup: Signup
  readonly capabilities: ModeCapabilities
  readonly settings: ApplicationSettings
  readonly flags: Flags
  readonly draft: Draft
  readonly facts: ApplicationFacts
  /** The facts of a draft that was saved but not rendered yet. */
  readonly factsOf: (draft: Draft) => ApplicationFacts
  readonly search: StepSearch
  readonly step: Step
  readonly steps: readonly FlowStep[]
  /** Opens and shows the next step of the saved application, or returns to the review. */
  readonly goNext: () => Promise<void>
  readonly goBack: () => Promise<void>
  readonly goTo: (step: Step, search?: StepSearch) => Promise<void>
  /** Replaces the address of this step, such as by one without a return parameter, without a history entry. */
  readonly readdress: (search: StepSearch) => Promise<void>
  /** Shows the landing page, which clears the session; asks first when anything was entered. */
  readonly leave: () => void
  /** The same without a question, where the application cannot go on. */
  readonly cancel: () => Promise<void>
  /** The same, with the landing page of this domain. */
  readonly startOver: () => Promise<void>
}

export const WizardContext = createContext<Wizard | null>(null)

export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext)
  if (wizard === null) throw new Error('A step was rendered outside the wizard')
  return wizard
}
