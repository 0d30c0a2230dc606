import { createContext, useContext } from 'react'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { FlowStep, Step } from '@open-account/domain/flow/flows'
import type { Draft } from './draft.ts'
import type { Flags } from './flags.ts'
import type { ApplicationSettings } from './settings.ts'
import type { Signup } from './signup.ts'
import type { StepSearch } from './stepSearch.ts'

/** What a step's screen knows and may do. */
export interface Wizard {
  readonly signup: Signup
  readonly capabilities: ModeCapabilities
  readonly settings: ApplicationSettings
  readonly flags: Flags
  readonly draft: Draft
  readonly facts: ApplicationFacts
  /** The facts of a draft that has just been saved, before the step is rendered again. */
  readonly factsOf: (draft: Draft) => ApplicationFacts
  readonly search: StepSearch
  readonly step: Step
  readonly steps: readonly FlowStep[]
  /** Opens and goes to the step that follows in the application as it is saved by now, or back to the review. */
  readonly goNext: () => Promise<void>
  readonly goBack: () => Promise<void>
  readonly goTo: (step: Step, search?: StepSearch) => Promise<void>
  /** Gives this step another address, such as one without the mark of a return; nothing to come back to. */
  readonly readdress: (search: StepSearch) => Promise<void>
  /** Leaves the wizard for the landing page; the session is cleared. */
  readonly cancel: () => Promise<void>
  /** The same, to the landing page of this domain. */
  readonly startOver: () => Promise<void>
}

export const WizardContext = createContext<Wizard | null>(null)

export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext)
  if (wizard === null) throw new Error('A step stands outside the wizard')
  return wizard
}
