import type { ApplicantType, Domain } from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'

export const steps = [
  'premises',
  'particulars',
  'utilities',
  'review',
  'upload',
  'confirmation',
  'payment',
] as const
/** A step of the wizard, which is also the last part of its address. */
export type Step = (typeof steps)[number]

export type FlowId = `${Domain}/${ApplicantType}`

export interface FlowStep<Name extends Step = Step> {
  readonly step: Name
  /** The step's name in the step indicator. */
  readonly label: string
  /** Whether the step belongs to this application; a step without `when` always does. */
  readonly when?: (facts: Pick<ApplicationFacts, 'identityData'>) => boolean
}

/** Every step shows until the company particulars are typed or retrieved, as printed (C-001). */
const unlessIdentityData = (facts: Pick<ApplicationFacts, 'identityData'>) => facts.identityData !== true
const unlessTypedIn = (facts: Pick<ApplicationFacts, 'identityData'>) => facts.identityData !== false

const stepsByFlow = {
  'residential/personal': [
    { step: 'premises', label: 'Premises' },
    { step: 'particulars', label: 'Personal Information' },
    { step: 'utilities', label: 'Utilities' },
    { step: 'confirmation', label: 'Review' },
  ],
  'residential/company': [
    { step: 'premises', label: 'Premises' },
    { step: 'particulars', label: 'Company Information' },
    { step: 'review', label: 'Review', when: unlessIdentityData },
    { step: 'upload', label: 'Upload and Submit', when: unlessIdentityData },
    { step: 'confirmation', label: 'Review', when: unlessTypedIn },
  ],
  'commercial/personal': [
    { step: 'premises', label: 'Premises' },
    { step: 'particulars', label: 'Personal Information' },
    { step: 'review', label: 'Review' },
    { step: 'payment', label: 'Payment' },
  ],
  'commercial/company': [
    { step: 'premises', label: 'Premises' },
    { step: 'particulars', label: 'Company Information' },
    { step: 'review', label: 'Review', when: unlessIdentityData },
    { step: 'upload', label: 'Upload Documents', when: unlessIdentityData },
    { step: 'confirmation', label: 'Review', when: unlessTypedIn },
    { step: 'payment', label: 'Payment' },
  ],
} as const satisfies Readonly<Record<FlowId, readonly FlowStep[]>>

/** The steps that one flow can have. */
export type StepOf<Flow extends FlowId> = (typeof stepsByFlow)[Flow][number]['step']

/** The four flows as printed in document 1, section 2, with the company switch of C-001 and C-002. */
export const flows: { readonly [Flow in FlowId]: readonly FlowStep<StepOf<Flow>>[] } = stepsByFlow

export const flowIdOf = (facts: Pick<ApplicationFacts, 'domain' | 'type'>): FlowId =>
  `${facts.domain}/${facts.type}`

/** The steps of this application in order. Guard, step indicator, Next and Back all read this list. */
export const visibleSteps = (
  facts: Pick<ApplicationFacts, 'domain' | 'type' | 'identityData'>,
): readonly FlowStep[] => flows[flowIdOf(facts)].filter(({ when }) => when?.(facts) ?? true)
