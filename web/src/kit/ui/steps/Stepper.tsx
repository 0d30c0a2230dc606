import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../text/text.tsx'
import css from './Stepper.module.css'

export interface Step<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly completed: boolean
  /** Whether the completed step can be opened again. */
  readonly linked: boolean
}

interface StepperProps<Id extends string> {
  readonly steps: readonly Step<Id>[]
  readonly current: Id
  /** Renders the link to a step around its label. */
  readonly link: (step: Step<Id>, label: ReactNode) => ReactNode
}

/** The label of a completed step. */
const completedLabel = (name: string) => (
  <>
    <Icon name="tick" size="least" />
    <span className={css['name']}>
      {name}
      <VisuallyHidden> (completed)</VisuallyHidden>
    </span>
  </>
)

/** The step indicator: 'Step 1 of 4', a bar for every step, links to completed steps. */
export const Stepper = <Id extends string>({ steps, current, link }: StepperProps<Id>) => (
  <nav className={css['steps']} aria-label="Progress">
    <p className={css['count']}>
      Step {steps.findIndex(step => step.id === current) + 1} of {steps.length}
    </p>
    <ol className={css['list']}>
      {steps.map(step => (
        <li className={css['item']} key={step.id}>
          {step.id === current ? (
            <span aria-current="step">
              <span className={css['name']}>{step.name}</span>
            </span>
          ) : step.completed ? (
            step.linked ? (
              link(step, completedLabel(step.name))
            ) : (
              <span className={css['completed']}>{completedLabel(step.name)}</span>
            )
          ) : (
            <span>
              <span className={css['name']}>{step.name}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
