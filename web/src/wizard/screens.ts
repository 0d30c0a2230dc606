import { type ComponentType, lazy } from 'react'
import type { FlowId, Step } from '@open-account/domain/flow/flows'

interface Screen {
  readonly heading: string
  readonly Screen: ComponentType
}

const premises: Screen = {
  heading: 'Your Premises',
  Screen: lazy(() => import('../steps/premises/PremisesStep.tsx')),
}
const personal: Screen = {
  heading: 'Personal Information',
  Screen: lazy(() => import('../steps/particulars/PersonalParticularsStep.tsx')),
}
const utilities: Screen = {
  heading: 'Utilities',
  Screen: lazy(() => import('../steps/utilities/UtilitiesStep.tsx')),
}
const confirmation: Screen = {
  heading: 'Review',
  Screen: lazy(() => import('../steps/confirmation/ConfirmationStep.tsx')),
}

const notServed: Screen = {
  heading: 'Not available online yet',
  Screen: lazy(() => import('./NotServedStep.tsx')),
}

/** Flows whose later steps are not served yet say so instead of leading nowhere. */
const later: Record<Exclude<Step, 'premises'>, Screen> = {
  particulars: notServed,
  utilities: notServed,
  review: notServed,
  upload: notServed,
  confirmation: notServed,
  payment: notServed,
}

/** Which screen shows a step of a flow. */
export const screens: Readonly<Record<FlowId, Readonly<Record<Step, Screen>>>> = {
  'residential/personal': { ...later, premises, particulars: personal, utilities, confirmation },
  'residential/company': { premises, ...later },
  'commercial/personal': { premises, ...later },
  'commercial/company': { premises, ...later },
}
